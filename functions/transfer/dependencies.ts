import type { transferCalls } from '../../shared/transfer/calls.ts';
import { createAppointmentRecorder } from '../appointments/store/appointment-records.ts';
import { createAppointmentStore } from '../appointments/store/appointments.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { createResultStore } from '../questionnaires/store/results.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createTransferStore } from './store/transfers.ts';

export const makeDependencies = withStaff((table) => ({
  transfers: createTransferStore(table),
  records: createRecordStore(table),
  results: createResultStore(table),
  appointments: createAppointmentStore(table),
  record: createAppointmentRecorder(table),
  settings: createSettingsStore(table),
}));
export type TransferDependencies = ReturnType<typeof makeDependencies>;
export type TransferHandlers = Handlers<typeof transferCalls, TransferDependencies>;
