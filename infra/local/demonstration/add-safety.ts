import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createSafetyPlanStore } from '../../../functions/safety/store/safety-plans.ts';
import { createSettingsStore } from '../../../functions/settings/store/settings.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { safetyPlanInput } from '../../../shared/safety/safety-plan-schema.ts';
import { settingsInput } from '../../../shared/settings/calls.ts';
import { weekdays } from '../../../shared/settings/rota.ts';
import { demonstrationRooms } from './add-appointments.ts';
import type { AddedPatient } from './add-patients.ts';
import { makeAuditContextAt } from './add-results.ts';
import { readData } from './read-data.ts';

/** Safety plans, and the settings: the rooms, and a rota on which the members of staff take turns. */
export const addSafety = async (patients: readonly AddedPatient[], staff: readonly StaffUser[]): Promise<void> => {
  const [member] = staff;
  if (!member) return;
  const auditAt = makeAuditContextAt(member.id, today());
  const table = connectTable();
  const plans = createSafetyPlanStore(table);
  for (const { patient, versions } of await readData('safety-plans')) {
    const patientId = patients.find(({ name }) => name === patient)?.patientId ?? '';
    for (const [version, { daysAgo, plan }] of versions.entries()) {
      const name = `safety-plan-${patientId}-${version}`;
      await plans.save(
        patientId,
        safetyPlanInput.parse({ ...plan, version }),
        auditAt('saveSafetyPlan', daysAgo, name),
      );
    }
  }
  const weekly = Object.fromEntries(weekdays.map((day, index) => [day, staff[index % staff.length]?.id]));
  const sessions = { minutes: 50, feed: 'nothing', rooms: demonstrationRooms };
  const settings = settingsInput.parse({
    staffMayAssignThemselves: false,
    rota: { weekly, dates: [] },
    sessions,
    version: 0,
  });
  await createSettingsStore(table).save(settings, auditAt('saveSettings', 90, 'settings'));
};
