import type { Appointment, ChangedAppointment } from '../../../../shared/appointments/appointment.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { listFollowing } from '../../../../shared/appointments/series.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import { useReading } from '../../kernel/lib/query.ts';

const placed = (one: Appointment) => ({ ...one, workerId: one.worker.id });

/** The sessions that follow one in its series; none until they have been read. */
export const useFollowing = (appointment: Appointment): readonly Appointment[] => {
  const { data } = useReading(appointmentCalls.readAppointments, {
    params: { patientId: appointment.patient.patientId },
  });
  return listFollowing(onlyReadable(data?.coming ?? []).map(placed), placed(appointment));
};

/** `Also the 3 that follow at the same time, until 22 Dec 2026` */
export const nameFollowing = (following: readonly Appointment[]): string => {
  const last = following.at(-1);
  if (!last) return '';
  return following.length === 1
    ? `Also the one that follows at the same time, on ${formatDay(last.day)}`
    : `Also the ${following.length} that follow at the same time, until ${formatDay(last.day)}`;
};

/** What became of those that follow, after what became of the first. */
export const describeFollowed = ({ followed = 0, unmoved = [] }: ChangedAppointment): string => {
  const also =
    followed === 0 ? '' : followed === 1 ? ' So has the one after it.' : ` So have the ${followed} after it.`;
  if (unmoved.length === 0) return also;
  const days = unmoved.map(formatDay).join(' and ');
  return `${also} Not moved: ${days}, for a bank holiday or a time that is not there. Please look at ${unmoved.length === 1 ? 'it' : 'them'}.`;
};
