import { missing } from '../../shared/kernel/missing.ts';
import { notFound, refusedAt } from '../kernel/http/outcome.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import type { AppointmentsDependencies } from './dependencies.ts';

type Agreed = { workerId: string; roomId?: string | undefined };
type Known = {
  username: string;
  /** The patient. */
  patientId?: string;
  /** The earlier worker and room: a worker may have left since, and a room may be gone. */
  before?: Agreed | undefined;
};

const isColleague = async (id: string, username: string, staff: StaffDirectory): Promise<boolean> =>
  id === username || (await staff.list()).some((one) => one.id === id);

const noColleague = 'Please choose somebody who works here now.';
const noRoom = 'Please choose a room from the list.';

/** The reason why that worker or room cannot be booked; undefined when they can. */
export const checkPlace = async (
  { workerId, roomId }: Agreed,
  { username, before }: Omit<Known, 'patientId'>,
  { staff, settings }: Pick<AppointmentsDependencies, 'staff' | 'settings'>,
) => {
  const [knowsWorker, knowsRoom] = await Promise.all([
    workerId === before?.workerId || isColleague(workerId, username, staff),
    roomId === undefined ||
      roomId === before?.roomId ||
      settings.read().then(({ sessions }) => sessions.rooms.some(({ id }) => id === roomId)),
  ]);
  if (!knowsWorker) return { path: 'workerId', message: noColleague };
  return knowsRoom ? undefined : { path: 'roomId', message: noRoom };
};

/** The reason why an appointment cannot be with that person or worker, or in that room; undefined when it can. */
export const checkAgreed = async (
  agreed: Agreed,
  { patientId, ...known }: Known,
  dependencies: Pick<AppointmentsDependencies, 'staff' | 'settings' | 'patients'>,
) => {
  const [knowsPatient, wrong] = await Promise.all([
    patientId === undefined || dependencies.patients.read([patientId]).then((found) => found.has(patientId)),
    checkPlace(agreed, known, dependencies),
  ]);
  if (!knowsPatient) return notFound(missing.patient);
  return wrong && refusedAt(wrong.path, wrong.message);
};

type Led = { leaderId: string; roomId?: string | undefined };

/** The reason why a group cannot be led by that person, or meet in that room. */
export const checkLeader = async (
  { leaderId: workerId, roomId }: Led,
  { username, before }: { username: string; before?: Led },
  dependencies: Pick<AppointmentsDependencies, 'staff' | 'settings'>,
) => {
  const was = before && { workerId: before.leaderId, roomId: before.roomId };
  const wrong = await checkPlace({ workerId, roomId }, { username, before: was }, dependencies);
  if (wrong?.path !== 'workerId') return wrong && refusedAt(wrong.path, wrong.message);
  const errors = [{ path: 'leaderId', message: wrong.message }];
  return { status: 404 as const, body: { ...notFound(wrong.message).body, errors } };
};
