import type { groupCalls } from '../../shared/groups/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createMemberStore } from './store/group-members.ts';
import { createCallingOff, createGroupStore } from './store/groups.ts';
import { createRegisterStore } from './store/registers.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    groups: createGroupStore(table),
    callOff: createCallingOff(table),
    members: createMemberStore(table),
    registers: createRegisterStore(table),
    settings: createSettingsStore(table),
    patients: { read: (ids: readonly string[]) => readPatients(table, ids) },
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
export type GroupsDependencies = ReturnType<typeof makeDependencies>;
export type GroupsHandlers = Handlers<typeof groupCalls, GroupsDependencies>;
