import type { Appointment, AppointmentRow, ChangedAppointment } from '../../shared/appointments/appointment.ts';
import { type Holiday, type Occurrence, type RepeatStep, spanOf } from '../../shared/appointments/appointments.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { londonTimeOf } from '../../shared/kernel/london-time.ts';
import type { StaffUser } from '../../shared/patients/record.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflictWith } from '../kernel/http/outcome.ts';
import type { RecordAccess } from '../kernel/http/record-access.ts';
import type { AppointmentsDependencies } from './dependencies.ts';
import type { StoredAppointment } from './store/appointment-items.ts';
import type { Clash } from './store/diary-days.ts';

type Named = { patientId: string; firstName: string; lastName: string };
type Naming = Pick<AppointmentsDependencies, 'staff' | 'patients'>;
type Describing = Pick<AppointmentsDependencies, 'staff' | 'settings'>;

const nameAppointment = (
  { patientId, workerId, zone: _, resultIds: __, changedAt: ___, ...stored }: StoredAppointment,
  { patientId: id, firstName, lastName }: Named,
  worker: StaffUser,
): Appointment => {
  const { startsAt, minutes } = stored;
  return {
    ...stored,
    patient: { patientId: id, firstName, lastName },
    worker,
    ...londonTimeOf(startsAt),
    until: londonTimeOf(spanOf(startsAt, minutes).endsAt).time,
  };
};

export const nameAppointments = async (
  rows: readonly StoredAppointment[],
  patients: ReadonlyMap<string, Named>,
  { staff }: Pick<AppointmentsDependencies, 'staff'>,
): Promise<AppointmentRow[]> => {
  const names = await staff.name(rows.map(({ workerId }) => workerId));
  return rows.map((row) => {
    const { appointmentId, patientId, workerId } = row;
    const patient = patients.get(patientId);
    const worker = names.get(workerId) ?? { id: workerId, firstName: '', lastName: '' };
    return patient ? nameAppointment(row, patient, worker) : { appointmentId, unreadable: true };
  });
};

export const presentAppointments = async (rows: readonly StoredAppointment[], dependencies: Naming) =>
  await nameAppointments(rows, await dependencies.patients.read(rows.map(({ patientId }) => patientId)), dependencies);

export const presentAppointment = async (row: StoredAppointment, dependencies: Naming): Promise<Appointment> => {
  const [patients, names] = await Promise.all([
    dependencies.patients.read([row.patientId]),
    dependencies.staff.name([row.workerId]),
  ]);
  const patient = patients.get(row.patientId);
  const worker = names.get(row.workerId);
  if (!patient || !worker) throw new Error('The patient or the worker of an appointment is missing');
  return nameAppointment(row, patient, worker);
};

type Changed = { appointment: StoredAppointment } & Pick<ChangedAppointment, 'followed' | 'unmoved'>;

/** One that was moved or cancelled, with what became of those that follow it. */
export const presentChanged = async (
  { appointment, followed, unmoved }: Changed,
  dependencies: Naming,
): Promise<ChangedAppointment> => ({
  ...(await presentAppointment(appointment, dependencies)),
  ...(followed !== undefined && { followed }),
  ...(unmoved !== undefined && { unmoved }),
});

/** Refuses whoever may not open the record and is not the worker. @throws HttpError 403 */
export const checkAppointment = async (
  { patientId, workerId }: StoredAppointment,
  { caller, access }: { caller: { username: string }; access: RecordAccess },
  { patients }: Pick<AppointmentsDependencies, 'patients'>,
): Promise<void> => {
  if (workerId === caller.username) return await access.check(patientId, 'own');
  const patient = (await patients.read([patientId])).get(patientId);
  await access.check(patientId, patient && openedOf(patient));
};

const changedMeanwhile =
  'A colleague has changed this session since you opened it. Nothing you wrote is lost: please compare and save again.';

export const answerStale = async (appointment: StoredAppointment, dependencies: Naming) =>
  conflictWith(changedMeanwhile, await presentAppointment(appointment, dependencies));

export const describeClash = async ({ kind, of, startsAt, endsAt }: Clash, { staff, settings }: Describing) => {
  const { day, time } = londonTimeOf(startsAt);
  const span = `from ${time} to ${londonTimeOf(endsAt).time} on ${formatDay(day)}`;
  if (kind === 'person') return { who: 'This person', span };
  if (kind === 'room') {
    const { rooms } = (await settings.read()).sessions;
    return { who: rooms.find(({ id }) => id === of)?.name ?? 'The room', span };
  }
  const { firstName = '', lastName = '' } = (await staff.name([of])).get(of) ?? {};
  return { who: `${firstName} ${lastName}`, span };
};

/** The error where a worker, a room or the person has another booking at that time, with its field. */
export const describeTaken = async (clash: Clash, dependencies: Describing) => {
  const { who, span } = await describeClash(clash, dependencies);
  const isRoom = clash.kind === 'room';
  const message = `${who} ${isRoom ? 'is taken' : 'already has a session'} ${span}. Please choose another time${isRoom ? ' or room' : ''}.`;
  return { path: isRoom ? 'roomId' : 'time', message };
};

/** The answer where a worker, a room or the person has another booking at that time. */
export const answerTaken = async (clash: Clash, dependencies: Describing) => {
  const error = await describeTaken(clash, dependencies);
  return { status: 409 as const, body: { status: 409, message: error.message, errors: [error] } };
};

export const describeOverlap = async (clash: Clash, dependencies: Describing): Promise<string> => {
  const { who, span } = await describeClash(clash, dependencies);
  const other = clash.kind === 'room' ? 'was booked' : 'has another session';
  return `This overlaps with another booking: ${who} ${other} ${span}. If a time is wrong, please correct it.`;
};

const stepWords = { week: 'weekly', fortnight: 'every two weeks', month: 'every four weeks' } as const;

export const describePlanned = (
  times: readonly Occurrence[],
  holidays: readonly Holiday[],
  every: RepeatStep = 'week',
): string => {
  const [first, ...more] = times;
  if (!first) return '';
  const { day, time } = londonTimeOf(first.startsAt);
  const weeks =
    more.length === 0
      ? ''
      : `, and ${more.length} more, ${stepWords[every]} until ${formatDay(more.at(-1)?.day ?? day)}`;
  const left = holidays.map((holiday) => `${formatDay(holiday.day)} (${holiday.name})`).join(' and ');
  return `The next session is on ${formatDay(day)} at ${time}${weeks}.${left && ` Left out: ${left}.`}`;
};
