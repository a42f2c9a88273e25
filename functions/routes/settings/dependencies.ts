import { connectTable } from '../../data/open-table.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type SettingsDependencies = { settings: SettingsStore; staff: StaffDirectory };

export const makeDependencies = (): SettingsDependencies => ({
  settings: createSettingsStore(connectTable()),
  staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
});
