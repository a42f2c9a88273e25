import { type AppointmentRecorder, createAppointmentRecorder } from '../../data/diary/appointment-records.ts';
import { type AppointmentStore, createAppointmentStore } from '../../data/diary/appointments.ts';
import { createFeedStore, type FeedStore } from '../../data/diary/feeds.ts';
import { createReminderChoices, type ReminderChoices } from '../../data/diary/reminder-choices.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Patient, readPatients } from '../../data/questionnaires/patients.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type DiaryDependencies = {
  appointments: AppointmentStore;
  record: AppointmentRecorder;
  reminders: ReminderChoices;
  feeds: FeedStore;
  settings: Pick<SettingsStore, 'read'>;
  patients: { read: (ids: readonly string[]) => Promise<Map<string, Patient>> };
  staff: StaffDirectory;
};

export const makeDependencies = (): DiaryDependencies => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    record: createAppointmentRecorder(table),
    reminders: createReminderChoices(table),
    feeds: createFeedStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
