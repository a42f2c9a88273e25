import type { transfer } from '../../shared/transfer/calls.ts';
import { createAppointmentRecorder } from '../appointments/store/appointment-records.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createResultStore } from '../questionnaires/store/results.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createTransferStore } from './store/transfers.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';

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
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
export type TransferDependencies = ReturnType<typeof makeDependencies>;
export type TransferHandler<Name extends keyof typeof transfer> = Handler<
  (typeof transfer)[Name],
  TransferDependencies
>;
