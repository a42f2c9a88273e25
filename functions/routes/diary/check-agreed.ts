import { missing } from '../../../shared/api/missing.ts';
import { notFound, refusedAt } from '../../http/outcome.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import type { DiaryDependencies } from './dependencies.ts';

type Agreed = { workerId: string; roomId?: string | undefined };
type Known = {
  username: string;
  /** Whom it is with. */
  patientId?: string;
  /** Who and where it was before: a worker may have left since, and a room may be gone. */
  before?: Agreed | undefined;
};

const isColleague = async (id: string, username: string, staff: StaffDirectory): Promise<boolean> =>
  id === username || (await staff.list()).some((one) => one.id === id);

const noColleague = 'Please choose somebody who works here now.';
const noRoom = 'Please choose a room of the list.';

/** Why an appointment cannot be with that person or worker, or in that room; undefined when it can. */
export const checkAgreed = async (
  { workerId, roomId }: Agreed,
  { username, patientId, before }: Known,
  { staff, settings, patients }: Pick<DiaryDependencies, 'staff' | 'settings' | 'patients'>,
) => {
  const [knowsPatient, knowsWorker, knowsRoom] = await Promise.all([
    patientId === undefined || patients.read([patientId]).then((found) => found.has(patientId)),
    workerId === before?.workerId || isColleague(workerId, username, staff),
    roomId === undefined ||
      roomId === before?.roomId ||
      settings.read().then(({ sessions }) => sessions.rooms.some(({ id }) => id === roomId)),
  ]);
  if (!knowsPatient) return notFound(missing.patient);
  if (!knowsWorker) return refusedAt('workerId', noColleague);
  return knowsRoom ? undefined : refusedAt('roomId', noRoom);
};

export const noAppointment = notFound(missing.appointment);
