import { randomUUID } from 'node:crypto';
import type { AuditContext } from '../../../functions/data/audit.ts';
import type { Table } from '../../../functions/data/open-table.ts';
import { createCaseNoteStore } from '../../../functions/data/records/case-notes.ts';
import { createExternalReferralStore } from '../../../functions/data/records/external-referrals.ts';
import { createRecordStore } from '../../../functions/data/records/records.ts';
import { patientInput, type StaffUser } from '../../../shared/api/record.ts';
import { demonstrationPatients } from './patients.ts';

const day = 24 * 60 * 60 * 1000;
const streets = ['Loom Street', 'Harehills Lane', 'Roundhay Road', 'Spencer Place', 'Chapeltown Road', 'Mill Row'];

/** Where they live and how to reach them; numbers from Ofcom's range for drama, which reach nobody. */
const inventDetails = (index: number) => ({
  mobile: `07700 900${String(500 + index)}`,
  address: `${index * 3 + 2} ${streets[index % streets.length]}\nLeeds`,
  postcode: `LS${7 + (index % 3)} ${1 + (index % 8)}Z${'ABDEFGHJ'[index % 8]}`,
});

export type AddedPatient = { referralId: string; daysAgo: number; active: boolean };

/** Fills the records, through the same functions as a member of staff does; answers who is in them now. */
export const addPatients = async (table: Table, member: StaffUser): Promise<AddedPatient[]> => {
  const added: AddedPatient[] = [];
  const records = createRecordStore(table);
  const caseNotes = createCaseNoteStore(table);
  const externals = createExternalReferralStore(table);

  const traceAt = (time: number, call: string): AuditContext => ({
    at: new Date(time).toISOString(),
    requestId: randomUUID(),
    username: member.id,
    role: 'ROLE_ADMIN',
    call,
    written: false,
  });

  for (const [index, person] of demonstrationPatients.entries()) {
    const [daysAgo, firstName, lastName, dob, project, ethnicity, language, reason, more = {}] = person;
    const { inactive, assigned, notes = [], external = [], ...groups } = more;
    const {
      signatureUrl: _,
      signedName: __,
      ...answers
    } = patientInput.parse({
      ...groups,
      referralProject: { project },
      referralPersonalDetails: { firstName, lastName, dob, ...inventDetails(index) },
      referralDemographics: { ethnicity, language },
      referralContent: { content: reason },
    });
    const start = Date.now() - daysAgo * day;
    const key = `demonstration-patient-${index}`;
    const fromStaff = index % 3 === 0 ? { auditContext: traceAt(start, 'createPatient') } : {};
    const { referralId } = await records.add(
      { answers },
      { call: 'createPatient', idempotencyKey: key, content: key, at: new Date(start).toISOString(), ...fromStaff },
    );
    // What followed, spread over the time since.
    const followed = notes.length + external.length + 2;
    let step = 0;
    const next = (call: string) => {
      step += 1;
      return traceAt(start + (Math.min(daysAgo, 120) * day * step) / followed, call);
    };
    if (assigned) await records.assign(referralId, member, next('assignStaff'));
    for (const caseNote of notes) {
      await caseNotes.add({ referralId, caseNote }, `${key}-${step}`, next('createCaseNote'));
    }
    for (const line of external) {
      const [serviceType = '', details = ''] = line.split(': ');
      const description = details.charAt(0).toUpperCase() + details.slice(1);
      await externals.add({ referralId, serviceType, description }, `${key}-${step}`, next('createExternalReferral'));
    }
    if (inactive) await records.setActive(referralId, false, next('deactivatePatient'));
    added.push({ referralId, daysAgo, active: !inactive });
  }
  return added;
};
