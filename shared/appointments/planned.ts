import * as z from 'zod';
import { oneOf, optionalText } from '../kernel/text.ts';
import { namedPatient } from '../patients/named-patient.ts';
import { completionWays } from '../self-completion/self-completion.ts';
import { completion } from '../self-completion/self-completion-schema.ts';
import { taskRow } from '../tasks/task.ts';
import { appointment } from './appointment.ts';

const chooseAppointments = 'Please choose what becomes of the planned sessions.';

/** What becomes of planned sessions when an episode ends: cancelled, and the person is told, or not. */
export const appointmentsAtEnd = ['tell', 'cancel'] as const;
type AppointmentsAtEnd = (typeof appointmentsAtEnd)[number];
/** Needed only where sessions are planned. */
const appointmentsAtEndChoice = optionalText(oneOf(appointmentsAtEnd, chooseAppointments));

const chooseTasks = 'Please choose what becomes of the open tasks.';
/** What becomes of open tasks when an episode ends: they stay with their owners, or end with it. */
export const tasksAtEnd = ['stay', 'end'] as const;
export type TasksAtEnd = (typeof tasksAtEnd)[number];
/** The answers that the end of an episode needs, each only where there is something of its kind. */
export const plannedAtEnd = {
  sessions: appointmentsAtEndChoice,
  tasks: optionalText(oneOf(tasksAtEnd, chooseTasks)),
};
export type PlannedAtEnd = { sessions?: AppointmentsAtEnd | undefined; tasks?: TasksAtEnd | undefined };

const appointmentsHandedOver = ['move', 'tell', 'leave'] as const;
const appointmentsOverlapping = ['tell', 'leave'] as const;
const tasksHandedOver = ['move', 'leave'] as const;

/**
 * What becomes of the planned sessions and open tasks of patients who go to another worker: sessions are moved to the new
 * worker, cancelled with the person told, or left; `overlaps` is the same for those at which the new worker is not free.
 */
export const handedPlanned = z.strictObject({
  sessions: oneOf(appointmentsHandedOver, chooseAppointments),
  overlaps: oneOf(
    appointmentsOverlapping,
    'Please choose what becomes of sessions at which the new worker is not free.',
  ),
  tasks: oneOf(tasksHandedOver, chooseTasks),
});
export type HandedPlanned = z.infer<typeof handedPlanned>;

/** What becomes of the plans where no session needs a choice: open tasks go with the patient. */
export const tasksGoAlong: HandedPlanned = { sessions: 'leave', overlaps: 'leave', tasks: 'move' };

/** A session that could not be moved to the new worker, and why. */
const overlap = z.object({
  appointmentId: z.string(),
  patient: namedPatient,
  startsAt: z.iso.datetime(),
  why: z.enum(['worker', 'room', 'person', 'holiday']),
});
export type Overlap = z.infer<typeof overlap>;

/** What became of planned sessions and open tasks, as numbers; overlaps by name. */
export const handedResult = z.object({
  moved: z.int().min(0),
  cancelled: z.int().min(0),
  stayed: z.int().min(0),
  tasks: z.int().min(0),
  overlaps: z.array(overlap),
});

/** `more`: there are more patients than were looked at. */
export const handedAnswer = z.object({
  sessions: z.int().min(0),
  tasks: z.int().min(0),
  overlaps: z.array(overlap),
  more: z.boolean(),
});

export type HandedAnswer = z.infer<typeof handedAnswer>;

/** Everything that is planned for one patient. */
export const planned = z.object({
  sessions: z.array(appointment),
  /** Sessions ahead that were cancelled as the episode ended. */
  cancelledAtEnd: z.array(appointment),
  tasks: z.array(taskRow),
  /** Requests to answer by oneself that are open. */
  links: z.array(
    completion.pick({ requestId: true, questionnaires: true, closesAt: true }).extend({ way: z.enum(completionWays) }),
  ),
  /** The groups that they come to. */
  groups: z.array(z.object({ groupId: z.string(), name: z.string() })),
  reminders: z.object({ sessions: z.boolean(), tests: z.boolean() }),
  /** Whether a text would tell them that a session is cancelled. */
  mayText: z.boolean(),
});
export type Planned = z.infer<typeof planned>;
