import type { settingsCalls } from '../../shared/settings/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createSettingsStore } from './store/settings.ts';
import { createStaffLanguageStore } from './store/staff-languages.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    settings: createSettingsStore(table),
    languages: createStaffLanguageStore(table),
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
export type SettingsDependencies = ReturnType<typeof makeDependencies>;
export type SettingsHandlers = Handlers<typeof settingsCalls, SettingsDependencies>;
