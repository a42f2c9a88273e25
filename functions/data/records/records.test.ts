import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { patientChange, patientInput } from '../../../shared/api/record.ts';
import { recountPatients } from '../../../tests/support/recount-patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import type { Trace } from '../audit.ts';
import { openRecords } from './records.ts';

const table = await startTestTable();
const records = openRecords(table);
const operationCount = Number(process.env.RANDOM_OPERATIONS ?? 300);
const together = 6;

// The same numbers every time: a failure can be looked at again.
const makeRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};
const random = makeRandom(2026);
const pick = <One>(from: readonly One[]): One => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There was nothing to pick from');
  return one;
};
const names = ['Amina', 'Zoë', 'Mohammed Ali', 'O’Brien', 'Kaur', 'Anne-Marie', 'Yusuf', 'Łucja'];
const trace = (): Trace => ({
  at: new Date().toISOString(),
  requestId: randomUUID(),
  username: 'somebody',
  role: 'ROLE_STAFF',
  call: 'test',
  written: false,
});

const ids: string[] = [];
const add = async () => {
  // Over two years, so that counters of every level are shared and not.
  const at = new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 700) * 24 * 3600 * 1000).toISOString();
  const answers = patientInput.parse({ referralPersonalDetails: { firstName: pick(names), lastName: pick(names) } });
  const { referralId } = await records.add(
    { answers },
    { call: 'createPatient', idempotencyKey: randomUUID(), content: answers, at },
  );
  ids.push(referralId);
};
const rename = async () => {
  const found = await records.read(pick(ids));
  const personal = { ...found?.record.referralPersonalDetails, firstName: pick(names), lastName: pick(names) };
  await records.update(patientChange.parse({ ...found?.record, referralPersonalDetails: personal }), trace());
};
const setActive = () => records.setActive(pick(ids), random() < 0.5, trace());
const assign = () => records.assign(pick(ids), { id: pick(names), firstName: 'A', lastName: 'B' }, trace());

it(`lists, counters and the name index equal a full recount after ${operationCount} random operations`, async () => {
  for (let done = 0; done < 10; done += 1) await add();
  for (let done = 0; done < operationCount; done += together) {
    await Promise.all(
      Array.from({ length: together }, () => pick([add, rename, rename, setActive, setActive, assign])()),
    );
  }
  const { stored, recounted } = await recountPatients(table);
  expect(stored).toEqual(recounted);
  const { activeReferrals, patients } = await records.count();
  expect({ activeReferrals, patients }).toEqual({ activeReferrals: recounted.active.length, patients: ids.length });
});
