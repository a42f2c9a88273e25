import { connectTable } from '../../data/open-table.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import { createStaffLanguageStore, type StaffLanguageStore } from '../../data/staff-languages.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type SettingsDependencies = { settings: SettingsStore; languages: StaffLanguageStore; staff: StaffDirectory };

export const makeDependencies = (): SettingsDependencies => {
  const table = connectTable();
  return {
    settings: createSettingsStore(table),
    languages: createStaffLanguageStore(table),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
