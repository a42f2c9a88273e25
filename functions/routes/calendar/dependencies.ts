import type { calendar } from '../../../shared/api/calendar.ts';
import { createAppointmentStore } from '../../data/diary/appointments.ts';
import { createFeedStore } from '../../data/diary/feeds.ts';
import { readGroupTimes } from '../../data/diary/group-times.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { readPatients } from '../../data/questionnaires/patients.ts';
import { createSettingsStore } from '../../data/settings.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    readGroupTimes: (of: string) => readGroupTimes(table, { kind: 'worker', of }),
    feeds: createFeedStore(table),
    limits: createLimitStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/membership.ts')).createMembership()),
  };
};
type CalendarDependencies = ReturnType<typeof makeDependencies>;
export type CalendarHandlers = Handlers<typeof calendar, CalendarDependencies>;
