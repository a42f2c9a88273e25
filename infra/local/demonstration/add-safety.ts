import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createNoteTemplateStore } from '../../../functions/notes/store/note-templates.ts';
import { createSafetyPlanStore } from '../../../functions/safety/store/safety-plans.ts';
import { createSettingsStore } from '../../../functions/settings/store/settings.ts';
import { today } from '../../../shared/kernel/today.ts';
import { noteTemplatesInput } from '../../../shared/notes/note-templates.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { safetyPlanInput } from '../../../shared/safety/safety-plan-schema.ts';
import { settingsInput } from '../../../shared/settings/calls.ts';
import { weekdays } from '../../../shared/settings/rota.ts';
import { demonstrationRooms } from './add-appointments.ts';
import type { AddedPatient } from './add-patients.ts';
import { makeAuditContextAt } from './add-results.ts';
import { readData } from './read-data.ts';

const noteTemplates = [
  {
    id: 'first-meeting',
    name: 'First meeting',
    text: 'What brought them:\nWhat they hope for:\nWho else helps:\nSafety, and what was agreed:\nWhat happens next:',
  },
  {
    id: 'review',
    name: 'Review',
    text: 'What has changed since we began:\nWhat helped:\nWhat did not:\nWhat they want from here:\nGo on, end, or another service?',
  },
];

/** Safety plans, and the settings: the rooms, a rota on which the members of staff take turns, and templates of notes. */
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
  const templates = noteTemplatesInput.parse(noteTemplates);
  await createNoteTemplateStore(table).save({ templates, version: 0 }, auditAt('saveNoteTemplates', 90, 'templates'));
};
