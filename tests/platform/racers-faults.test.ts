import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { ask } from '../support/ask.ts';
import { addPatient } from '../support/patients.ts';
import { recountPatients } from '../support/recount-patients.ts';
import { recountTests } from '../support/recount-tests.ts';
import { saveResult } from '../support/results.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { samples } from './samples.ts';

const product = await startTestProduct();
const table = connectTable();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const racers = 50;

type Sent = { params?: Record<string, string>; body?: unknown };

/** Fifty at once; returns the count of each status, and checks that refused ones are told when to return. */
const race = async (call: Call, sent: Sent) => {
  const answers = await Promise.all(
    Array.from({ length: racers }, () =>
      ask(product.url, call, { ...sent, headers: { ...headers, 'Idempotency-Key': randomUUID() } }),
    ),
  );
  const busy = answers.filter(({ status }) => status === 503);
  for (const answer of busy) expect(answer.headers.get('retry-after')).toBe('5');
  const times = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { times, busy: busy.length };
};

const isCountedRight = async () => {
  for (const { stored, recounted } of [await recountPatients(table), await recountTests(table)]) {
    expect(stored).toEqual(recounted);
  }
};

it('fifty new patients in one moment are all saved, and counted', async () => {
  const { times } = await race(patientCalls.createPatient, samples.patients.createPatient);
  expect(times(201)).toBe(racers);
  await isCountedRight();
});

it('fifty questionnaires of one patient: each is saved, or its sender is asked to try again', async () => {
  const patientId = await addPatient();
  const body = samples.questionnaires.saveResult.body.map((answer) => ({ ...answer, patientId }));
  const { times, busy } = await race(questionnaireCalls.saveResult, { body });
  expect(times(201) + busy).toBe(racers);
  expect(times(201)).toBeGreaterThan(0);
  const list = { params: { patientId, page: '1', size: '6' }, headers };
  const { body: scores } = await ask(product.url, questionnaireCalls.listScores, list);
  expect(scores).toMatchObject({ totalElements: times(201) });
  await isCountedRight();
});

it('fifty who assign one patient: each is done, or is asked to try again', async () => {
  const patientId = await addPatient();
  const { body: staff } = await ask(product.url, patientCalls.listStaff, { headers });
  const [member] = staff as [{ id: string }];
  const { times, busy } = await race(patientCalls.assignStaff, { body: { patientId, userId: member.id } });
  expect(times(200) + busy).toBe(racers);
});

it('fifty who correct one version: one is stored, and the others are refused', async () => {
  const patientId = await addPatient();
  const { result } = await saveResult(table, patientId, { day: '2026-01-05' });
  const { times, busy } = await race(questionnaireCalls.correctResult, {
    ...samples.questionnaires.correctResult,
    params: { patientId, resultId: result.resultId },
  });
  expect([times(200), times(409) + busy]).toEqual([1, racers - 1]);
  await isCountedRight();
});
