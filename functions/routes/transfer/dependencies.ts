import { type AppointmentRecorder, createAppointmentRecorder } from '../../data/diary/appointment-records.ts';
import { type AppointmentStore, createAppointmentStore } from '../../data/diary/appointments.ts';
import { connectTable, type Table } from '../../data/open-table.ts';
import { createResultStore, type ResultStore } from '../../data/questionnaires/results.ts';
import { createRecordStore, type RecordStore } from '../../data/records/records.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import { createTransferStore, type TransferStore } from '../../data/transfer/transfers.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type TransferDependencies = {
  table: Table;
  transfers: TransferStore;
  records: RecordStore;
  results: ResultStore;
  appointments: AppointmentStore;
  record: AppointmentRecorder;
  settings: Pick<SettingsStore, 'read'>;
  staff: StaffDirectory;
};

export const makeDependencies = (): TransferDependencies => {
  const table = connectTable();
  return {
    table,
    transfers: createTransferStore(table),
    records: createRecordStore(table),
    results: createResultStore(table),
    appointments: createAppointmentStore(table),
    record: createAppointmentRecorder(table),
    settings: createSettingsStore(table),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
