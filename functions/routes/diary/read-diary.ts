import { me } from '../../../shared/api/caseload.ts';
import type { diary } from '../../../shared/api/diary.ts';
import { bankHolidayOn } from '../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../shared/domain/calendar.ts';
import type { Handler } from '../../http/handler.ts';
import type { DiaryDependencies } from './dependencies.ts';
import { presentAppointments } from './present.ts';
import { presentMeetings } from './present-group.ts';

export const readDiary: Handler<typeof diary.readDiary, DiaryDependencies> = async (
  { params: { kind, of, day }, query: { days }, caller },
  dependencies,
) => {
  const resource = { kind, of: of === me ? caller.username : of };
  const [found, times] = await Promise.all([
    dependencies.appointments.list(resource, day, days),
    dependencies.readGroupTimes(resource),
  ]);
  const [content, groups] = await Promise.all([
    presentAppointments(found, dependencies),
    presentMeetings(times, day, addDays(day, days - 1), dependencies),
  ]);
  return {
    status: 200,
    body: {
      days: Array.from({ length: days }, (_, n) => {
        const one = addDays(day, n);
        const holiday = bankHolidayOn(one);
        return { day: one, ...(holiday !== undefined && { holiday }) };
      }),
      content,
      groups,
    },
  };
};
