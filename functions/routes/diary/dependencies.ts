import { type AppointmentRecorder, createAppointmentRecorder } from '../../data/diary/appointment-records.ts';
import { type AppointmentStore, createAppointmentStore } from '../../data/diary/appointments.ts';
import { type CallOffDate, createCallingOff } from '../../data/diary/calling-off.ts';
import { createFeedStore, type FeedStore } from '../../data/diary/feeds.ts';
import { readGroupAttendance } from '../../data/diary/group-attendance.ts';
import type { StoredAttendance, StoredRegister } from '../../data/diary/group-items.ts';
import { createMemberStore, type MemberStore } from '../../data/diary/group-members.ts';
import { type GroupTimes, readGroupTimes, type Taken } from '../../data/diary/group-times.ts';
import { createGroupStore, type GroupStore } from '../../data/diary/groups.ts';
import { createRegisterStore, type RegisterStore } from '../../data/diary/registers.ts';
import { createReminderChoices, type ReminderChoices } from '../../data/diary/reminder-choices.ts';
import { readRegisters } from '../../data/diary/stored-registers.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Patient, readPatients } from '../../data/questionnaires/patients.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type DiaryDependencies = {
  appointments: AppointmentStore;
  record: AppointmentRecorder;
  groups: GroupStore;
  callOff: CallOffDate;
  members: MemberStore;
  registers: RegisterStore & {
    readMany: (groupId: string, days: readonly string[]) => Promise<Map<string, StoredRegister>>;
  };
  /** The times at which groups book a worker or a room. */
  readGroupTimes: (resource: Taken) => Promise<GroupTimes>;
  readGroupAttendance: (patientId: string, most: number) => Promise<StoredAttendance[]>;
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
    groups: createGroupStore(table),
    callOff: createCallingOff(table),
    members: createMemberStore(table),
    registers: {
      ...createRegisterStore(table),
      readMany: (groupId, days) => readRegisters(table, groupId, days),
    },
    readGroupTimes: (resource) => readGroupTimes(table, resource),
    readGroupAttendance: (patientId, most) => readGroupAttendance(table, patientId, most),
    reminders: createReminderChoices(table),
    feeds: createFeedStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
