import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRecordStore } from '../../functions/patients/store/records.ts';
import { createResultStore } from '../../functions/questionnaires/store/results.ts';
import { patientChange } from '../../shared/patients/patient-input.ts';
import { referralInput } from '../../shared/patients/referral.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { addPatient } from '../support/patients.ts';
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
const results = createResultStore({ ...table, client });

const itemsOf = async (write: () => Promise<unknown>): Promise<number> => {
  items = 0;
  await write();
  return items;
};

// Each item is cost, time and a chance of conflict: these limits are decided, and hold for a name of two words.
it('a patient is created, changed in one field, closed and taken up again in few items', async () => {
  const answers = referralInput.parse({
    referralPersonalDetails: {
      ...{ firstName: 'Amina', lastName: 'Yusuf', dob: '1990-05-04', postcode: 'LS8 4HQ' },
      ...{ phone: '0113 496 0142', mobile: '07700 900456' },
    },
  });
  const auditContext = makeAuditContext();
  const sender = { call: 'test', idempotencyKey: randomUUID(), content: {}, at: auditContext.at, auditContext };
  let patientId = '';
  const created = await itemsOf(async () => {
    ({ patientId } = await records.add({ answers }, sender));
  });
  expect(created).toBeLessThanOrEqual(16);

  const change = async (details: Partial<typeof answers.referralPersonalDetails>) => {
    const found = await records.read(patientId);
    if (!found) throw new Error('There is no such record');
    const { version, referralPersonalDetails: before } = found.record;
    const { documents: _, ...others } = answers;
    const changed = { ...others, patientId, version, referralPersonalDetails: { ...before, ...details } };
    expect((await records.update(patientChange.parse(changed), makeAuditContext())).outcome).toBe('done');
  };
  expect(await itemsOf(() => change({ mobile: '07700 900457' }))).toBeLessThanOrEqual(8);
  expect(await itemsOf(() => change({ firstName: 'Aminah' }))).toBeLessThanOrEqual(8);

  for (const active of [false, true]) {
    const write = async () => expect(await records.setActive(patientId, active, makeAuditContext())).toBe('done');
    expect(await itemsOf(write)).toBeLessThanOrEqual(16);
  }
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
