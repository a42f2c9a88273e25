import type { appointmentCalls } from '../../shared/appointments/calls.ts';
import { createFeedStore } from '../calendar/store/feeds.ts';
import { readGroupAttendance } from '../groups/store/group-items.ts';
import { readGroupTimes, type Taken } from '../groups/store/group-times.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createFindOwner } from '../tasks/store/find-owner.ts';
import { createAppointmentRecorder } from './store/appointment-records.ts';
import { createAppointmentStore } from './store/appointments.ts';
import { createFollowMissed } from './store/missed-steps.ts';
import { createReminderChoices } from './store/reminder-choices.ts';

export const makeDependencies = withStaff((table, staff) => ({
  appointments: createAppointmentStore(table),
  record: createAppointmentRecorder(table, createFollowMissed(createFindOwner(table, staff))),
  readGroupTimes: (resource: Taken) => readGroupTimes(table, resource),
  readGroupAttendance: (patientId: string, most: number) => readGroupAttendance(table, patientId, most),
  reminders: createReminderChoices(table),
  feeds: createFeedStore(table),
  settings: createSettingsStore(table),
  patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
}));
export type AppointmentsDependencies = ReturnType<typeof makeDependencies>;
export type AppointmentsHandlers = Handlers<typeof appointmentCalls, AppointmentsDependencies>;
