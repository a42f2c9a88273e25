import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { me } from '../../shared/patients/caseload-schema.ts';
import { presentMeetings } from '../groups/present-group.ts';
import { openedOf } from '../kernel/access/opened.ts';
import type { AppointmentsHandlers } from './dependencies.ts';
import { nameAppointments } from './present.ts';

export const readDiary: AppointmentsHandlers['readDiary'] = async (
  { params: { kind, of, day }, query: { days }, caller, access },
  dependencies,
) => {
  const resource = { kind, of: of === me ? caller.username : of };
  const [found, times] = await Promise.all([
    dependencies.appointments.list(resource, day, days),
    dependencies.readGroupTimes(resource),
  ]);
  const [mayBeOpened, groups, patients] = await Promise.all([
    access.canOpen(),
    presentMeetings(times, day, addDays(day, days - 1), dependencies),
    dependencies.patients.read(found.map(({ patientId }) => patientId)),
  ]);
  // Everybody may know who is where and when, but not why something was cancelled.
  const shown = found.map(({ cancelled, ...one }) => {
    const patient = patients.get(one.patientId);
    const isTheirs = one.workerId === caller.username || (patient && mayBeOpened(openedOf(patient)));
    return { ...one, ...(cancelled && { cancelled: isTheirs ? cancelled : { ...cancelled, reason: '' } }) };
  });
  return {
    status: 200,
    body: {
      days: Array.from({ length: days }, (_, n) => {
        const one = addDays(day, n);
        const holiday = bankHolidayOn(one);
        return { day: one, ...(holiday !== undefined && { holiday }) };
      }),
      content: await nameAppointments(shown, patients, dependencies),
      groups,
    },
  };
};
