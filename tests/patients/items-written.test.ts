import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAssignmentStore } from '../../functions/patients/store/assignments.ts';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createResultStore } from '../../functions/questionnaires/store/results.ts';
import { createTaskStore } from '../../functions/tasks/store/tasks.ts';
import { readData } from '../../infra/local/demonstration/read-data.ts';
import { patientChange } from '../../shared/patients/patient-input.ts';
import { referralGroupInputs } from '../../shared/patients/referral.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { addPatient } from '../support/patients.ts';
import { serviceAt } from '../support/services.ts';
import { startTestTable } from '../support/test-table.ts';
import { throughClient } from '../support/through-client.ts';

const table = await startTestTable();
let items = 0;
const client = throughClient(table.client, async (sent, send) => {
  const isWrite = sent.constructor.name === 'TransactWriteCommand';
  items += isWrite && Array.isArray(sent.input.TransactItems) ? sent.input.TransactItems.length : 0;
  return await send(sent);
});
const records = createRecordStore({ ...table, client });
const assignments = createAssignmentStore({ ...table, client });
const results = createResultStore({ ...table, client });

const itemsOf = async (write: () => Promise<unknown>): Promise<number> => {
  items = 0;
  await write();
  return items;
};

/** A patient of that name, with every question of the referral answered. */
const addFull = async (name: { firstName: string; lastName: string }) => {
  const [patient] = await readData('patients');
  if (!patient) throw new Error('The demonstration has no patients');
  const { signatureUrl: _, signedName: __, ...answers } = patient.referral;
  const phones = { phone: '0113 496 0142', mobile: '07700 900456' };
  const referralPersonalDetails = { ...answers.referralPersonalDetails, ...phones, ...name };
  const auditContext = makeAuditContext();
  const sender = { call: 'test', idempotencyKey: randomUUID(), content: {}, at: auditContext.at, auditContext };
  return await records.add({ answers: { ...answers, referralPersonalDetails } }, sender);
};

const groups = Object.keys(referralGroupInputs);
const change = async (patientId: string, fields: Readonly<Record<string, object>>) => {
  const found = await records.read(patientId);
  if (!found) throw new Error('There is no such record');
  const stored = Object.entries(found.record).filter(([group]) => groups.includes(group));
  const changed = { ...Object.fromEntries(stored) };
  for (const [group, given] of Object.entries(fields)) changed[group] = { ...Object(changed[group]), ...given };
  const { version } = found.record;
  const sent = patientChange.parse({ ...changed, patientId, version });
  expect((await records.update(sent, makeAuditContext())).outcome).toBe('done');
};

const details = 'referralPersonalDetails';
const newFields = {
  'a phone number': { [details]: { mobile: '07700 900457' } },
  'a postcode': { [details]: { postcode: 'LS9 1AB' } },
  'an address': { [details]: { address: '2 Other Street' } },
  'a first name': { [details]: { firstName: 'Sabiha' } },
  'a last name': { [details]: { lastName: 'Zaman' } },
  'a service': { referralProject: { project: serviceAt(2) } },
  'a language': { referralDemographics: { language: 'Polish' } },
};

// Each item is cost, time and a chance of conflict: these limits are decided.
describe.each([
  { firstName: 'Amina', lastName: 'Yusuf' },
  { firstName: 'Amina', lastName: 'Bibi Yusuf' },
])('a patient called $firstName $lastName', (name) => {
  let patientId = '';

  it('is created in few items', async () => {
    const created = await itemsOf(async () => {
      ({ patientId } = await addFull(name));
    });
    expect(created).toBeLessThanOrEqual(16);
  });

  it.each(Object.entries(newFields))('is given %s in few items', async (_, fields) => {
    expect(await itemsOf(() => change(patientId, fields))).toBeLessThanOrEqual(8);
  });

  // The state that the public reads is found by it, and is put under another key.
  it('is given another date of birth in two or three items more', async () => {
    const write = () => change(patientId, { [details]: { dob: '1991-05-04' } });
    expect(await itemsOf(write)).toBeLessThanOrEqual(11);
  });

  it('is given a worker, and another, in few items', async () => {
    for (const id of ['one', 'another']) {
      const worker = { id, firstName: 'Nasreen', lastName: 'Akhtar' };
      const write = () => assignments.assign(patientId, worker, makeAuditContext());
      expect(await itemsOf(write)).toBeLessThanOrEqual(8);
    }
  });

  it('is closed and taken up again in few items', async () => {
    for (const active of [false, true]) {
      const write = async () => expect(await records.setActive(patientId, active, makeAuditContext())).toBe('done');
      expect(await itemsOf(write)).toBeLessThanOrEqual(16);
    }
  });
});

it('a PHQ-9 that moves the next one and the last contact is stored in few items, and its alert in some more', async () => {
  const patientId = await addPatient('Amina', 'Yusuf', new Date('2026-02-02T10:00:00.000Z'));
  const save = (day: string, score: number) =>
    itemsOf(async () => {
      const sent = Array.from({ length: 9 }, (_, question) => ({
        patientId,
        questionType: 'phq' as const,
        question,
        score,
      }));
      const answers = sent.map((one) => ({ ...one, questionDate: day }));
      expect(await results.save(answers, randomUUID(), day, makeAuditContext())).toMatchObject({ outcome: 'done' });
    });
  await save('2026-03-02', 0);
  expect(await save('2026-03-30', 0)).toBeLessThanOrEqual(8);
  expect(await save('2026-04-13', 1)).toBeLessThanOrEqual(12);
});

it('a task is one item and a number of its owner’s list, beside what every call writes', async () => {
  const tasks = createTaskStore({ ...table, client });
  const owner = { id: randomUUID(), firstName: 'Nasreen', lastName: 'Akhtar' };
  const task = { what: 'Ring them.', until: '2026-12-01', ownerId: owner.id };
  const auditContext = makeAuditContext();
  // The audit event and the idempotency key, too.
  expect(await itemsOf(() => tasks.add(task, owner, randomUUID(), auditContext))).toBe(4);
});
