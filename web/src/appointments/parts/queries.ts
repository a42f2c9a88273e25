import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { together } from '../../kernel/lib/reading.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useSettings } from '../../settings/parts/queries.ts';
import { useColleagues } from '../../tasks/parts/queries.ts';

/** The latest appointments of a patient and the next ones, and whether they want to be reminded. */
export const useAppointments = (patientId: string) =>
  useReading(appointmentCalls.readAppointments, { params: { patientId } });

/** What a session or a group is planned with: the rooms and the usual length, the colleagues, and who plans it. */
export const usePlanning = () => {
  const read = together({ settings: useSettings(), colleagues: useColleagues(), account: useOwnAccount() });
  const { data } = read;
  return {
    ...read,
    data: data && {
      ...data.settings.sessions,
      colleagues: data.colleagues.content,
      username: data.account?.id ?? '',
    },
  };
};
export type Planning = NonNullable<ReturnType<typeof usePlanning>['data']>;
