import type { OrganisationSettings } from '../../../shared/api/organisation-settings.ts';
import { dutyLeadOn } from '../../../shared/domain/rota.ts';
import { today } from '../../../shared/domain/today.ts';
import type { SettingsDependencies } from './dependencies.ts';

export const withDutyLead = async (settings: OrganisationSettings, { staff }: Pick<SettingsDependencies, 'staff'>) => {
  const id = dutyLeadOn(settings.rota, today());
  return id === undefined ? settings : { ...settings, dutyLead: (await staff.name([id])).get(id) };
};
