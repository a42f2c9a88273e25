import { type AppointmentStore, createAppointmentStore } from '../../data/diary/appointments.ts';
import { createFeedStore, type FeedStore } from '../../data/diary/feeds.ts';
import { type GroupTimes, readGroupTimes } from '../../data/diary/group-times.ts';
import { createLimitStore, type LimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Patient, readPatients } from '../../data/questionnaires/patients.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import type { Membership } from '../../identity/membership.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type CalendarDependencies = {
  appointments: Pick<AppointmentStore, 'list'>;
  /** The dates of the groups that a worker leads. */
  readGroupTimes: (workerId: string) => Promise<GroupTimes>;
  feeds: Pick<FeedStore, 'isOpenedBy'>;
  limits: Pick<LimitStore, 'use'>;
  settings: Pick<SettingsStore, 'read'>;
  patients: { read: (ids: readonly string[]) => Promise<Map<string, Patient>> };
  staff: Membership;
};

export const makeDependencies = (): CalendarDependencies => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    readGroupTimes: (of) => readGroupTimes(table, { kind: 'worker', of }),
    feeds: createFeedStore(table),
    limits: createLimitStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/membership.ts')).createMembership()),
  };
};
