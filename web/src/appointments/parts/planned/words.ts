import type { Overlap } from '../../../../../shared/appointments/planned.ts';
import { fullName } from '../../../kernel/lib/full-name.ts';
import { describeStart } from '../words.ts';

const many = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** `7 sessions are planned, and 2 tasks are open.` */
export const countPlanned = (appointments: number, tasks: number): string => {
  const parts = [
    appointments > 0 && `${many(appointments, 'session')} ${appointments === 1 ? 'is' : 'are'} planned`,
    tasks > 0 && `${many(tasks, 'task')} ${tasks === 1 ? 'is' : 'are'} open`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', and ')}.`;
};

/** Why an appointment cannot be moved, where it is not that the new worker has something else then. */
const whys: Readonly<Record<Overlap['why'], string>> = {
  worker: '',
  room: ' (the room is taken)',
  person: ' (they have something else then)',
  holiday: ' (a bank holiday)',
};

/** Whose appointment cannot be moved, and when it is. */
export const describeOverlap = ({ patient, startsAt, why }: Overlap): string =>
  `${fullName(patient)}, ${describeStart(startsAt)}${whys[why]}`;

export const appointmentsChoiceMissing = 'Please choose what becomes of the planned sessions.';
