import { today } from '../../shared/kernel/today.ts';
import type { OrganisationSettings } from '../../shared/settings/organisation-settings.ts';
import { dutyLeadOn } from '../../shared/settings/rota.ts';
import type { SettingsDependencies } from './dependencies.ts';

export const withDutyLead = async (settings: OrganisationSettings, { staff }: Pick<SettingsDependencies, 'staff'>) => {
  const id = dutyLeadOn(settings.rota, today());
  return id === undefined ? settings : { ...settings, dutyLead: (await staff.name([id])).get(id) };
};
