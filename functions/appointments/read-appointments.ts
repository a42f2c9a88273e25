import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { presentAppointments } from './present.ts';
import { dayOfAppointment } from './store/appointment-items.ts';

const groupsShown = 12;

export const readAppointments: AppointmentsHandlers['readAppointments'] = async (
  { params: { patientId } },
  dependencies,
) => {
  const day = today();
  const [reminders, groups, all] = await Promise.all([
    dependencies.reminders.read(patientId),
    dependencies.readGroupAttendance(patientId, groupsShown),
    dependencies.appointments.listOfPatient(patientId, day),
  ]);
  if (!reminders) return notFound(missing.patient);
  const shown = await presentAppointments(all, dependencies);
  // A planned one is still to come on its whole day, and then waits to be recorded.
  const isComing = (index: number): boolean => {
    const one = all[index];
    return one?.status === 'planned' && dayOfAppointment(one) >= day;
  };
  return {
    status: 200,
    body: {
      past: shown.filter((_, index) => !isComing(index)).toReversed(),
      coming: shown.filter((_, index) => isComing(index)),
      groups: groups.map(({ patientId: _, memberId: __, ...attendance }) => attendance),
      reminders,
    },
  };
};
