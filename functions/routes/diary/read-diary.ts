import { me } from '../../../shared/api/caseload.ts';
import type { diary } from '../../../shared/api/diary.ts';
import { bankHolidayOn } from '../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import { openedOf } from '../../data/access/opened.ts';
import type { Handler } from '../../http/handler.ts';
import type { DiaryDependencies } from './dependencies.ts';
import { nameAppointments } from './present.ts';

export const readDiary: Handler<typeof diary.readDiary, DiaryDependencies> = async (
  { params: { kind, of, day }, query: { days }, caller, access },
  dependencies,
) => {
  const found = await dependencies.appointments.list({ kind, of: of === me ? caller.username : of }, day, days);
  const [mayBeOpened, patients] = await Promise.all([
    access.sight(),
    dependencies.patients.read(found.map(({ patientId }) => patientId)),
  ]);
  // Who is where and when is everybody's to know, and why it was cancelled is not.
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
    },
  };
};
