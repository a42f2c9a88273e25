import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { addPatient } from '../../../tests/support/patients.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { commit } from '../write.ts';
import { alongStatus } from './along-status.ts';
import { openReports } from './reports.ts';
import { openResults } from './results.ts';

const table = await startTestTable();
const reports = openReports(table);
const results = openResults(table);
const page = { page: 1, size: 12 };

const trace = () => ({
  at: new Date().toISOString(),
  requestId: ulid(),
  username: 'sub',
  role: 'ROLE_STAFF' as const,
  call: 'saveResult',
  written: false,
});
const questionCounts = { gad: 7, phq: 9 } as const;
const answer = async (referralId: string, questionDate: string, questionType: 'gad' | 'phq' = 'gad') => {
  const sent = Array.from({ length: questionCounts[questionType] }, (_, question) => ({
    question,
    score: 1,
    questionType,
    referralId,
    questionDate,
  }));
  await results.save(sent, ulid(), questionDate, trace());
};
const setActive = async (referralId: string, active: boolean) =>
  expect(await commit(table, await alongStatus(table)(referralId, active))).toEqual({ refused: [] });
const overdueIds = async () =>
  (await reports.listOverdue('2026-11-20', page)).content.map(({ patientId }) => patientId);
const waitingIds = async () => (await reports.listWithoutBaseline(page)).content.map(({ patientId }) => patientId);

it('a deactivated patient’s tests leave the list of overdue ones, and return with the patient', async () => {
  const id = await addPatient();
  await answer(id, '2026-01-05');
  expect(await overdueIds()).toEqual([id]);
  await setActive(id, false);
  expect(await overdueIds()).toEqual([]);
  await setActive(id, true);
  expect(await overdueIds()).toEqual([id]);
});

it('a deactivated patient without a baseline is waited for no longer, until the patient returns', async () => {
  const id = await addPatient();
  expect(await waitingIds()).toEqual([id]);
  await setActive(id, false);
  expect(await waitingIds()).toEqual([]);
  await setActive(id, true);
  expect(await waitingIds()).toEqual([id]);
});

it('a patient who answered two questionnaires on one day leaves the list whole, and returns whole', async () => {
  const before = await overdueIds();
  const id = await addPatient();
  await answer(id, '2026-01-06', 'gad');
  await answer(id, '2026-01-06', 'phq');
  const both = await overdueIds();
  expect(both.filter((one) => one === id)).toHaveLength(2);
  await setActive(id, false);
  expect(await overdueIds()).toEqual(before);
  await setActive(id, true);
  expect(await overdueIds()).toEqual(both);
});
