import type { settings } from '../../../shared/api/settings.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSettingsStore } from '../../data/settings.ts';
import { createStaffLanguageStore } from '../../data/staff-languages.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    settings: createSettingsStore(table),
    languages: createStaffLanguageStore(table),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
export type SettingsDependencies = ReturnType<typeof makeDependencies>;
export type SettingsHandlers = Handlers<typeof settings, SettingsDependencies>;
