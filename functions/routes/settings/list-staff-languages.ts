import type { settings } from '../../../shared/api/settings.ts';
import type { Handler } from '../../http/handler.ts';
import type { SettingsDependencies } from './dependencies.ts';

export const listStaffLanguages: Handler<typeof settings.listStaffLanguages, SettingsDependencies> = async (
  _,
  { languages },
) => ({ status: 200, body: { content: await languages.list() } });
