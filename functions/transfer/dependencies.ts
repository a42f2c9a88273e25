import type { transferCalls } from '../../shared/transfer/calls.ts';
import { createAppointmentRecorder } from '../appointments/store/appointment-records.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { createResultStore } from '../questionnaires/store/results.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createTransferStore } from './store/transfers.ts';

export const makeDependencies = (table = connectTable()) => ({
  table,
  transfers: createTransferStore(table),
  records: createRecordStore(table),
  results: createResultStore(table),
  appointments: createAppointmentStore(table),
  record: createAppointmentRecorder(table),
  settings: createSettingsStore(table),
  staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
});
export type TransferDependencies = ReturnType<typeof makeDependencies>;
export type TransferHandlers = Handlers<typeof transferCalls, TransferDependencies>;
