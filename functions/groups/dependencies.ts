import type { groupCalls } from '../../shared/groups/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createFindOwner } from '../tasks/store/find-owner.ts';
import { createMemberStore } from './store/group-members.ts';
import { createCallingOff, createGroupStore } from './store/groups.ts';
import { createRegisterStore } from './store/registers.ts';

export const makeDependencies = withStaff((table, staff) => ({
  groups: createGroupStore(table),
  callOff: createCallingOff(table),
  members: createMemberStore(table),
  registers: createRegisterStore(table),
  findOwner: createFindOwner(table, staff),
  settings: createSettingsStore(table),
  patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
}));
export type GroupsDependencies = ReturnType<typeof makeDependencies>;
export type GroupsHandlers = Handlers<typeof groupCalls, GroupsDependencies>;
