import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../../functions/data/audit.ts';
import type { Table } from '../../functions/data/open-table.ts';
import { openCaseNotes } from '../../functions/data/records/case-notes.ts';
import { openExternalReferrals } from '../../functions/data/records/external-referrals.ts';
import { openRecords } from '../../functions/data/records/records.ts';
import { openTimeline } from '../../functions/data/records/timeline.ts';
import { patientChange, patientInput } from '../../shared/api/record.ts';
import { failAt, StoreFailure } from '../support/failing-table.ts';
import { recountPatients } from '../support/recount-patients.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();

const makeTrace = (): Trace => ({
  at: new Date().toISOString(),
  requestId: randomUUID(),
  username: 'somebody',
  role: 'ROLE_STAFF',
  call: 'test',
  written: false,
});
const answersOf = (firstName: string, lastName: string) =>
  patientInput.parse({ referralPersonalDetails: { firstName, lastName, dob: '1980-02-29', mobile: '07700 900123' } });

const add = (through: Table, key: string, firstName = 'Amina') => {
  const trace = makeTrace();
  const answers = answersOf(firstName, 'Yusuf');
  return openRecords(through).add(
    { answers },
    { call: 'createPatient', idempotencyKey: key, content: answers, at: trace.at, trace },
  );
};

/** What can be seen of a patient, all of it. */
const look = async (referralId: string) => ({
  record: await openRecords(table).read(referralId),
  notes: (await openCaseNotes(table).list(referralId, 1, 50)).content.map(({ caseNoteText }) => caseNoteText),
  events: (await openTimeline(table).read(referralId, 'latest', 50)).events.map(({ happening }) => happening.kind),
});

type Operation = (through: Table, referralId: string, key: string) => Promise<unknown>;

const update: Operation = async (through, referralId) => {
  const found = await openRecords(table).read(referralId);
  const personal = { ...found?.record.referralPersonalDetails, firstName: 'Zarqa' };
  const change = patientChange.parse({ ...found?.record, referralPersonalDetails: personal });
  return await openRecords(through).update(change, makeTrace());
};
const operations: Record<string, Operation> = {
  'a change of the answers': update,
  'a patient made inactive': (through, id) => openRecords(through).setActive(id, false, makeTrace()),
  'an assignment': (through, id) =>
    openRecords(through).assign(id, { id: 'x', firstName: 'Nasreen', lastName: 'Akhtar' }, makeTrace()),
  'a case note': (through, referralId, key) =>
    openCaseNotes(through).add({ referralId, caseNote: 'We met.' }, key, makeTrace()),
  'an external referral': (through, referralId, key) =>
    openExternalReferrals(through).add({ referralId, serviceType: 'GP', description: 'Sleep.' }, key, makeTrace()),
};

// As many requests as any of them makes, and more.
const requests = [1, 2, 3, 4];
const moments = ['before', 'after'] as const;
const cases = requests.flatMap((request) => moments.map((when) => ({ request, when })));

describe.each(Object.entries(operations))('%s', (_, operate) => {
  it.each(cases)('is whole or not there when request $request fails $when the store did it', async (one) => {
    const key = randomUUID();
    const { referralId } = await add(table, randomUUID());
    const before = await look(referralId);
    const { table: failing } = failAt(table, one.request, one.when);
    const failed = await operate(failing, referralId, key).then(
      () => false,
      (error: unknown) => {
        expect(error).toBeInstanceOf(StoreFailure);
        return true;
      },
    );
    const after = await look(referralId);
    const changes = after.events.length - before.events.length;
    expect(changes).toBeLessThanOrEqual(1);
    if (changes === 0) expect(after).toEqual(before);
    if (!failed) expect(changes).toBe(1);

    await operate(table, referralId, key);
    const again = await look(referralId);
    expect(again.events.length).toBe(before.events.length + 1);
    const { stored, recounted } = await recountPatients(table);
    expect(stored).toEqual(recounted);
  });
});

describe('a new patient', () => {
  it.each(cases)('is saved once by a second try when request $request fails $when the store did it', async (one) => {
    const key = randomUUID();
    const count = async () => (await openRecords(table).list('all', 1)).totalElements;
    const before = await count();
    const { table: failing } = failAt(table, one.request, one.when);
    await add(failing, key).catch((error: unknown) => expect(error).toBeInstanceOf(StoreFailure));
    expect([before, before + 1]).toContain(await count());
    const { referralId } = await add(table, key);
    expect(await count()).toBe(before + 1);
    expect((await openRecords(table).read(referralId))?.record.firstName).toBe('Amina');
    const { stored, recounted } = await recountPatients(table);
    expect(stored).toEqual(recounted);
  });
});
