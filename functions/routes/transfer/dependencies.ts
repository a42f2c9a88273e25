import type { transfer } from '../../../shared/api/transfer.ts';
import { createAppointmentRecorder } from '../../data/diary/appointment-records.ts';
import { createAppointmentStore } from '../../data/diary/appointments.ts';
import { connectTable } from '../../data/open-table.ts';
import { createResultStore } from '../../data/questionnaires/results.ts';
import { createRecordStore } from '../../data/records/records.ts';
import { createSettingsStore } from '../../data/settings.ts';
import { createTransferStore } from '../../data/transfer/transfers.ts';
import type { Handler } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
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
export type TransferDependencies = ReturnType<typeof makeDependencies>;
export type TransferHandler<Name extends keyof typeof transfer> = Handler<
  (typeof transfer)[Name],
  TransferDependencies
>;
