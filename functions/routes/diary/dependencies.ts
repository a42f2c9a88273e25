import type { diary } from '../../../shared/api/diary.ts';
import { createAppointmentRecorder } from '../../data/diary/appointment-records.ts';
import { createAppointmentStore } from '../../data/diary/appointments.ts';
import { createCallingOff } from '../../data/diary/calling-off.ts';
import { createFeedStore } from '../../data/diary/feeds.ts';
import { readGroupAttendance } from '../../data/diary/group-attendance.ts';
import { createMemberStore } from '../../data/diary/group-members.ts';
import { readGroupTimes, type Taken } from '../../data/diary/group-times.ts';
import { createGroupStore } from '../../data/diary/groups.ts';
import { createRegisterStore } from '../../data/diary/registers.ts';
import { createReminderChoices } from '../../data/diary/reminder-choices.ts';
import { connectTable } from '../../data/open-table.ts';
import { readPatients } from '../../data/questionnaires/patients.ts';
import { createSettingsStore } from '../../data/settings.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

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
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
export type DiaryDependencies = ReturnType<typeof makeDependencies>;
export type DiaryHandlers = Handlers<typeof diary, DiaryDependencies>;
