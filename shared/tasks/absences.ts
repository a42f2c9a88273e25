import * as z from 'zod';
import { appointmentRow } from '../appointments/appointment.ts';
import { calendarDay, daysBetween } from '../kernel/calendar.ts';
import { defineCall } from '../kernel/call.ts';
import { dayText } from '../kernel/day-text.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { accountIdText, oneOf, optionalText, ulidText } from '../kernel/text.ts';
import { today } from '../kernel/today.ts';
import { staffUser } from '../patients/staff-user.ts';
import { taskRow } from './task.ts';
import { todayScreen } from './today.ts';

/** Why somebody is away: known to themselves and to admins. */
export const absenceReasons = ['holiday', 'sick', 'training', 'other'] as const;

const longestDays = 366;

const absenceInput = z
  .strictObject({
    from: dayText('Please give the first day as day, month and year.'),
    to: dayText('Please give the last day as day, month and year.'),
    why: oneOf(absenceReasons, 'Please say why.'),
    /** Blank while nobody is found: every admin is told so. */
    coverId: optionalText(accountIdText('Please choose who covers.')),
  })
  .check(({ value: { from, to }, issues }) => {
    const refuse = (message: string) => void issues.push({ code: 'custom', message, input: to, path: ['to'] });
    if (to < from) return refuse('Please give a last day that is not before the first.');
    if (to < today()) return refuse('Please give a last day that is not over.');
    if (daysBetween(from, to) > longestDays) refuse('Please give a year or less at a time.');
  });
export type AbsenceInput = z.output<typeof absenceInput>;

const absence = z.object({
  absenceId: z.ulid(),
  person: staffUser,
  cover: staffUser.optional(),
  from: calendarDay,
  to: calendarDay,
  /** For the person and for admins. */
  why: z.enum(absenceReasons).optional(),
});
export type Absence = z.infer<typeof absence>;

/** The days after an absence on which its summary is shown. */
export const daysOfSummary = 7;
const ended = z.object({ from: calendarDay, to: calendarDay });

/** What colleagues did, and what became of sessions, while the caller was away: the first of each. */
const absenceSummary = z.object({
  tasks: z.array(taskRow),
  sessions: z.array(appointmentRow),
  more: z.boolean(),
});

const accountId = accountIdText(missing.account);
const absenceId = ulidText(missing.absence);
const saved = { 201: confirmation, 400: problem, 404: problem };
const removed = { 200: confirmation, 404: problem };
const ofStaff = { permission: 'mayReadRecords', concerns: 'none' } as const;

/** Who is away, and who does their work. */
export const absenceCalls = {
  /** The absences that are not over, by their first day; it is about nobody's record. */
  listAbsences: defineCall('GET /api/work/absences', {
    ...ofStaff,
    audit: 'none',
    /** `ended`: the caller has been back from it for a few days. */
    replies: { 200: z.object({ content: z.array(absence), ended: ended.optional() }) },
  }),
  /** The tasks that others ended, and the sessions that took place or were cancelled, while the caller was last away. */
  readAbsenceSummary: defineCall('GET /api/work/absences/summary', {
    permission: 'mayReadRecords',
    concerns: 'rows',
    replies: { 200: absenceSummary, 404: problem },
  }),
  saveOwnAbsence: defineCall('POST /api/work/absences', { ...ofStaff, body: absenceInput, replies: saved }),
  /** The caller is back, or does not go: an absence that has begun ends with the day before. */
  removeOwnAbsence: defineCall('DELETE /api/work/absences/{absenceId}', {
    ...ofStaff,
    params: { absenceId },
    replies: removed,
  }),
  saveAbsenceOf: defineCall('POST /api/work/absences/of/{accountId}', {
    permission: 'mayManageStaff',
    params: { accountId },
    body: absenceInput,
    replies: saved,
  }),
  removeAbsenceOf: defineCall('DELETE /api/work/absences/of/{accountId}/{absenceId}', {
    permission: 'mayManageStaff',
    params: { accountId, absenceId },
    replies: removed,
  }),
  /** The work of today of a colleague who is away, for whoever covers and for admins. */
  readCovered: defineCall('GET /api/work/covered/{accountId}', {
    permission: 'mayReadRecords',
    concerns: 'rows',
    params: { accountId },
    replies: {
      200: todayScreen.pick({
        calls: true,
        alerts: true,
        sessions: true,
        groups: true,
        newPatients: true,
        tasks: true,
      }),
      404: problem,
    },
  }),
};
