import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createPrivacyCaseStore } from '../../../functions/privacy/store/privacy-cases.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { incidentInput, requestInput, type StepInput } from '../../../shared/privacy/privacy-case.ts';
import type { AddedPatient } from './add-patients.ts';
import { makeAuditContextAt } from './add-results.ts';

const ago = (days: number): string => addDays(today(), -days);
const anyCase = { check: async () => {}, refuse: () => {} };

/** A request for a copy that is open, and an incident that has ended. */
export const addPrivacy = async (patients: readonly AddedPatient[], admin: StaffUser): Promise<void> => {
  const auditAt = makeAuditContextAt(admin.id, today());
  const cases = createPrivacyCaseStore(connectTable());
  const patient = patients.find(({ name }) => name === 'Farzana Akhtar');
  const request = requestInput.parse({
    ...{
      request: 'access',
      person: patient?.name,
      patientId: patient?.patientId,
      arrival: 'letter',
      receivedOn: ago(9),
    },
    words: 'Please send me a copy of everything that you hold about me, with the notes of my counsellor.',
  });
  await cases.add({ kind: 'request', ...request }, 'demonstration-request', auditAt('addPrivacyRequest', 9, 'request'));

  const incident = incidentInput.parse({
    what: 'The list of a group was left on a table of the community centre, and handed in within the hour.',
    whose: 'Eight people: first names and whether they came.',
    ...{ knownOn: ago(40), knownAt: '11:15', risk: 'unlikely' },
  });
  const caseId = await cases.add(
    { kind: 'incident', ...incident },
    'demonstration-incident',
    auditAt('addIncident', 40, 'incident'),
  );
  const steps: Omit<StepInput, 'version'>[] = [
    { step: 'note', on: ago(39), words: 'We rang the centre. Nobody but the caretaker had seen it.' },
    { step: 'ended', on: ago(36), words: 'Registers are filled in on the tablet from now on, and no list is printed.' },
  ];
  for (const [index, step] of steps.entries()) {
    const context = auditAt('addPrivacyStep', 39 - index * 3, `incident-${index}`);
    await cases.addStep(caseId ?? '', { ...step, version: index + 1 }, context, anyCase);
  }
};
