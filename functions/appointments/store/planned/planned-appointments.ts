import type { TasksAtEnd } from '../../../../shared/appointments/planned.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { AppointmentsPlanned } from '../../../kernel/store/appointments-planned.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import { mostAbout } from '../../../tasks/store/end-tasks.ts';
import { readTasksAbout } from '../../../tasks/store/task-items.ts';
import { readAppointments, type StoredAppointment } from '../appointment-items.ts';
import { type Resource, readBookedDays } from '../diary-days.ts';

const isAhead = (at: string) => (one: { startsAt: string }) => one.startsAt > at;

/** Whatever somebody's diary has after an instant, the earliest first: nothing is booked more than a year ahead. */
const readAhead = async (table: Table, resource: Resource, at: string) => {
  const days = await readBookedDays(table, resource, { from: today(new Date(at)), to: '9' });
  return days.flatMap(({ bookings }) => bookings).filter(isAhead(at));
};

/** The planned appointments of a worker or a person that begin after an instant, the earliest first. */
export const readPlannedAppointments = async (table: Table, resource: Resource, at: string) => {
  const ahead = (await readAhead(table, resource, at)).filter(({ free }) => !free);
  const read = await readAppointments(
    table,
    ahead.map(({ appointmentId }) => appointmentId),
  );
  return read.filter(({ status, startsAt }) => status === 'planned' && startsAt > at);
};

/** The appointments ahead that were cancelled as the episode ended. */
export const readCancelledAtEnd = async (table: Table, patientId: string, at: string): Promise<StoredAppointment[]> => {
  const ahead = await readAhead(table, { kind: 'person', of: patientId }, at);
  const read = await readAppointments(
    table,
    ahead.flatMap(({ free, appointmentId }) => (free ? appointmentId : [])),
  );
  return read.filter(({ cancelled }) => cancelled?.ending);
};

/** @throws {AppointmentsPlanned} while the person has planned appointments ahead, or open tasks of which nothing is said. */
export const requireNothingPlanned = async (
  table: Table,
  patientId: string,
  { at, tasks }: { at: string; tasks: TasksAtEnd | undefined },
): Promise<void> => {
  const [appointments, open] = await Promise.all([
    readPlannedAppointments(table, { kind: 'person', of: patientId }, at),
    tasks === undefined ? readTasksAbout(table, patientId, mostAbout) : [],
  ]);
  if (appointments.length + open.length > 0) throw new AppointmentsPlanned(appointments, open.length);
};
