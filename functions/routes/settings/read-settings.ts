import type { settings } from '../../../shared/api/settings.ts';
import type { Handler } from '../../http/handler.ts';
import type { SettingsDependencies } from './dependencies.ts';
import { withDutyLead } from './present.ts';

export const readSettings: Handler<typeof settings.readSettings, SettingsDependencies> = async (_, dependencies) => ({
  status: 200,
  body: await withDutyLead(await dependencies.settings.read(), dependencies),
});
