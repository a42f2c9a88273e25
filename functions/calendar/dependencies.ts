import type { calendarCalls } from '../../shared/calendar/calls.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import { readGroupTimes } from '../groups/store/group-times.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createFeedStore } from './store/feeds.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    readGroupTimes: (of: string) => readGroupTimes(table, { kind: 'worker', of }),
    feeds: createFeedStore(table),
    limits: createLimitStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../kernel/identity/membership.ts')).createMembership()),
  };
};
type CalendarDependencies = ReturnType<typeof makeDependencies>;
export type CalendarHandlers = Handlers<typeof calendarCalls, CalendarDependencies>;
