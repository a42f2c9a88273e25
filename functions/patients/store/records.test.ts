import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { patientChange, patientInput } from '../../../shared/patients/patient-input.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { recountPatients } from '../../../tests/support/recount-patients.ts';
import { recountTests } from '../../../tests/support/recount-tests.ts';
import { correctResult, saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createEpisodeStore } from '../../episodes/store/episode-store.ts';
import type { Saved } from '../../questionnaires/store/results.ts';
import { createAssignmentStore } from './assignments.ts';
import { createRecordStore } from './records.ts';

const table = await startTestTable();
const records = createRecordStore(table);
const episodes = createEpisodeStore(table);
const assignments = createAssignmentStore(table);
const operationCount = Number(process.env.RANDOM_OPERATIONS ?? 300);
const together = 6;

// The same numbers in every run, so that a failure can be repeated.
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
const ids: string[] = [];
const add = async () => {
  // Over two years, so that counters of every level are both shared and not.
  const at = new Date(Date.UTC(2025, 0, 1) + Math.floor(random() * 700) * 24 * 3600 * 1000).toISOString();
  const answers = patientInput.parse({ referralPersonalDetails: { firstName: pick(names), lastName: pick(names) } });
  const { patientId } = await records.add(
    { answers },
    { call: 'createPatient', idempotencyKey: randomUUID(), content: answers, at },
  );
  ids.push(patientId);
};
const rename = async () => {
  const found = await records.read(pick(ids));
  const personal = { ...found?.record.referralPersonalDetails, firstName: pick(names), lastName: pick(names) };
  await records.update(
    patientChange.parse({ ...found?.record, referralPersonalDetails: personal }),
    makeAuditContext(),
  );
};
const setActive = () => records.setActive(pick(ids), random() < 0.5, makeAuditContext());
/** A patient who was made inactive returns: earlier answers belong to another episode. */
const startAgain = async () => {
  const patientId = pick(ids);
  const after = (await episodes.read(patientId))?.length ?? 0;
  const facts = { after, referredOn: today(), service: '', referrerKind: 'self' as const };
  await episodes.start(patientId, facts, randomUUID(), makeAuditContext());
};
const assign = () =>
  assignments.assign(pick(ids), { id: pick(names), firstName: 'A', lastName: 'B' }, makeAuditContext());

const saved: Saved[] = [];
const someDay = () => addDays('2025-01-01', Math.floor(random() * 600));
const answered = () => ({ day: random() < 0.4 ? today() : someDay(), score: Math.floor(random() * 4) });
const save = async () => {
  saved.push(await saveResult(table, pick(ids), { ...answered(), type: pick(['gad', 'phq']) }));
};
// The version that was saved: one that was corrected since is refused, as it should be.
const correct = async () => {
  if (saved.length > 0) await correctResult(table, pick(saved), answered());
};

it(`lists, counters, tests that are due and the name index equal a full recount after ${operationCount} random operations`, async () => {
  for (let done = 0; done < 10; done += 1) await add();
  for (let done = 0; done < operationCount; done += together) {
    await Promise.all(
      Array.from({ length: together }, () =>
        pick([add, rename, rename, setActive, setActive, startAgain, assign, save, save, correct])(),
      ),
    );
  }
  const { stored, recounted } = await recountPatients(table);
  expect(stored).toEqual(recounted);
  const tests = await recountTests(table);
  expect(tests.stored).toEqual(tests.recounted);
  const { activeReferrals, patients } = await records.count();
  expect({ activeReferrals, patients }).toEqual({ activeReferrals: recounted.active.length, patients: ids.length });
});
