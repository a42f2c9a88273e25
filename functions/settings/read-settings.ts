import type { SettingsHandlers } from './dependencies.ts';
import { withDutyLead } from './present.ts';

export const readSettings: SettingsHandlers['readSettings'] = async (_, dependencies) => ({
  status: 200,
  body: await withDutyLead(await dependencies.settings.read(), dependencies),
});
