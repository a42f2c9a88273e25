import type { diary } from '../../shared/appointments/calls.ts';
import { createAppointmentRecorder } from './store/appointment-records.ts';
import { createAppointmentStore } from './store/appointments.ts';
import { createCallingOff } from './store/calling-off.ts';
import { createFeedStore } from '../calendar/store/feeds.ts';
import { readGroupAttendance } from '../groups/store/group-attendance.ts';
import { createMemberStore } from '../groups/store/group-members.ts';
import { readGroupTimes, type Taken } from '../groups/store/group-times.ts';
import { createGroupStore } from '../groups/store/groups.ts';
import { createRegisterStore } from '../groups/store/registers.ts';
import { createReminderChoices } from './store/reminder-choices.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    appointments: createAppointmentStore(table),
    record: createAppointmentRecorder(table),
    groups: createGroupStore(table),
    callOff: createCallingOff(table),
    members: createMemberStore(table),
    registers: createRegisterStore(table),
    readGroupTimes: (resource: Taken) => readGroupTimes(table, resource),
    readGroupAttendance: (patientId: string, most: number) => readGroupAttendance(table, patientId, most),
    reminders: createReminderChoices(table),
    feeds: createFeedStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
export type DiaryDependencies = ReturnType<typeof makeDependencies>;
export type DiaryHandlers = Handlers<typeof diary, DiaryDependencies>;
