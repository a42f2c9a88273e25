import * as z from 'zod';
import { calendarDay } from '../kernel/calendar.ts';
import { missing } from '../kernel/missing.ts';
import { versionRead } from '../kernel/replies.ts';
import { accountIdText, multiLine, oneOf, optionalText, patternText, ulidText } from '../kernel/text.ts';
import { orUnreadable } from '../kernel/unreadable.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { staffUser } from '../patients/record.ts';

export const taskId = ulidText(missing.task);

const chooseColleague = 'Please choose whose task it is.';
/** The `sub` of an account. */
export const colleagueId = accountIdText(chooseColleague);

const giveDay = 'Please give the day by which it is to be done.';
export const taskWhat = multiLine(500, 'Please write what is to be done.');
const until = patternText(10, /^\d{4}-\d\d-\d\d$/, giveDay).pipe(z.iso.date(giveDay));

/** What a task is where it is more than its words: somebody is to be rung, sent a letter, or asked again for a consent that runs out. */
export const taskKinds = ['ring', 'letter', 'consent'] as const;
export type TaskKind = (typeof taskKinds)[number];

const kind = optionalText(oneOf(taskKinds, 'Please choose what kind of task it is.'));

const fields = { what: taskWhat, until, ownerId: colleagueId, kind };

/** What a task follows from that the product makes itself. One that somebody wrote follows from nothing. */
export const taskSources = [
  'missed-session',
  'cancelled-session',
  'moved-session',
  'group-absences',
  'called-off-date',
  'external-referral',
  'acknowledgement',
  'decision',
  'retention',
] as const;
export type TaskSource = (typeof taskSources)[number];

/** A new task: on a patient, or alone. */
export const taskInput = z.strictObject({ ...fields, patientId: optionalText(ulidText(missing.patient)) });
export type TaskInput = z.infer<typeof taskInput>;

/** A task changed or handed over: `version` is the one that was read. */
export const taskChange = z.strictObject({ ...fields, version: versionRead });
export type TaskChange = z.infer<typeof taskChange>;

const reasonMissing = 'Please say why it will not be done.';
export const whyNotDone = multiLine(300, reasonMissing);

/** What becomes of a task: it is done, or it will not be done, for a reason, or it is open again. */
export const taskEnd = z
  .strictObject({
    to: oneOf(['done', 'not-done', 'open'], 'Please say what becomes of the task.'),
    why: optionalText(whyNotDone),
    version: versionRead,
  })
  .refine(({ to, why }) => to !== 'not-done' || why !== undefined, { path: ['why'], message: reasonMissing })
  .refine(({ to, why }) => to === 'not-done' || why === undefined, {
    path: ['why'],
    message: 'A task that is done or open has no reason.',
  });

/** Work that somebody is to do by a day. It ends by being done, or without it for a reason. */
export const task = z.object({
  taskId: z.string(),
  what: z.string(),
  kind: z.enum(taskKinds).optional(),
  /** The last day on which it is in time. */
  until: calendarDay,
  owner: staffUser,
  patient: namedPatient.optional(),
  madeBy: staffUser,
  madeAt: z.iso.datetime(),
  source: z.enum(taskSources).optional(),
  /** `why`: it ended without being done. */
  done: z.object({ by: staffUser, at: z.iso.datetime(), why: z.string().optional() }).optional(),
  version: z.int().min(1),
  /** In a list: a colleague's, about a record that the caller may not open yet. Its words are left out. */
  closed: z.literal(true).optional(),
});
export type Task = z.infer<typeof task>;

export const taskRow = orUnreadable(task, 'taskId');
export type TaskRow = z.infer<typeof taskRow>;
