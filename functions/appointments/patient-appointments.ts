import { today } from '../../shared/kernel/today.ts';
import type { AppointmentsDependencies } from './dependencies.ts';
import { presentAppointments } from './present.ts';
import { dayOfAppointment } from './store/appointment-items.ts';

const groupsShown = 12;

type Stores = Pick<
  AppointmentsDependencies,
  'appointments' | 'reminders' | 'readGroupAttendance' | 'staff' | 'patients'
>;

/** The sessions of a patient, their groups, and what they chose about reminders; undefined when there is no such record. */
export const readPatientAppointments = async (patientId: string, stores: Stores) => {
  const day = today();
  const [reminders, groups, all] = await Promise.all([
    stores.reminders.read(patientId),
    stores.readGroupAttendance(patientId, groupsShown),
    stores.appointments.listOfPatient(patientId, day),
  ]);
  if (!reminders) return undefined;
  const shown = await presentAppointments(all, stores);
  // A planned one is still to come on its whole day, and then waits to be recorded.
  const isComing = (index: number): boolean => {
    const one = all[index];
    return one?.status === 'planned' && dayOfAppointment(one) >= day;
  };
  return {
    past: shown.filter((_, index) => !isComing(index)).toReversed(),
    coming: shown.filter((_, index) => isComing(index)),
    groups: groups.map(({ patientId: _, memberId: __, ...attendance }) => attendance),
    reminders,
  };
};
