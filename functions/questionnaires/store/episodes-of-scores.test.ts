import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { atEachMoment } from '../../../tests/support/come-between.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { recountTests } from '../../../tests/support/recount-tests.ts';
import { correctResult, saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createEpisodeStore } from '../../episodes/store/episode-store.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { withBatchLoader } from '../../kernel/store/read-batch.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { readOverdue } from './due-tests.ts';
import { readWithoutBaseline } from './no-baseline-list.ts';
import { readAllResults } from './result-items.ts';
import { createResultStore } from './results.ts';
import { readTestSummary } from './test-summary.ts';

const table = await startTestTable();
const now = today();

/** A patient who answered once in their first stay and has come back today. */
const addReturned = async () => {
  const id = await addPatient();
  const first = await saveResult(table, id, { day: '2026-01-05', score: 3 });
  await createRecordStore(table).setActive(id, false, makeAuditContext());
  const facts = { after: 1, referredOn: now, service: 'rahat', referrerKind: 'self' as const };
  const started = await createEpisodeStore(table).start(id, facts, randomUUID(), makeAuditContext());
  expect(started).toEqual({ outcome: 'done' });
  return { id, first };
};
const readTests = async (id: string) => (await readTestSummary(table, id, now))?.tests;
const overdueIds = async () =>
  (await readOverdue(table, addDays(now, 400), { page: 1, size: 50 })).content.map(({ patientId }) => patientId);
const waitingIds = async () =>
  (await readWithoutBaseline(table, { page: 1, size: 50 })).content.map(({ patientId }) => patientId);

it('a person who returns has no baseline yet, and nothing of the last stay is overdue', async () => {
  const { id } = await addReturned();
  expect(await readTests(id)).toEqual([]);
  expect(await overdueIds()).not.toContain(id);
  expect(await waitingIds()).toContain(id);
});

it('a person who returns waits since they were referred this time', async () => {
  const { id } = await addReturned();
  const { content } = await readWithoutBaseline(table, { page: 1, size: 50 });
  const row = content.find(({ patientId }) => patientId === id);
  const waits = row && 'referralDate' in row ? row.referralDate : undefined;
  expect(today(new Date(waits ?? 0))).toBe(now);
});

it('the first result of a further episode is its baseline', async () => {
  const { id } = await addReturned();
  await saveResult(table, id, { day: now, score: 1 });
  expect(await readTests(id)).toMatchObject([{ first: { questionDate: now, score: 7 }, latest: { score: 7 } }]);
  expect(await overdueIds()).toContain(id);
  expect(await waitingIds()).not.toContain(id);
});

it('what was answered before a further episode, and is recorded in it, does not count in it', async () => {
  const { id } = await addReturned();
  await saveResult(table, id, { day: '2026-02-05' });
  expect(await readTests(id)).toEqual([]);
  expect(await waitingIds()).toContain(id);
});

it('a corrected day moves a result into the episode, and out of it again', async () => {
  const { id, first } = await addReturned();
  const moved = await correctResult(table, first, { day: now, score: 2 });
  expect(await readTests(id)).toMatchObject([{ first: { questionDate: now, score: 14 } }]);
  expect(await waitingIds()).not.toContain(id);
  if (moved.outcome !== 'done') throw new Error('The result was not corrected');
  await correctResult(table, moved, { day: '2026-01-05', score: 2 });
  expect(await readTests(id)).toEqual([]);
  expect(await overdueIds()).not.toContain(id);
  expect(await waitingIds()).toContain(id);
});

it('answers of an earlier episode that are sent twice, the second time at any moment, are one result', async () => {
  await atEachMoment(table, async (interrupt) => {
    const { id: patientId } = await addReturned();
    const about = {
      patientId,
      questionType: 'gad' as const,
      questionDate: '2026-02-05',
      earlyDateConfirmed: true as const,
    };
    const key = randomUUID();
    const sent = Array.from({ length: 7 }, (_, question) => ({ ...about, question, score: 1 }));
    const save = (on: Table) => withBatchLoader(() => createResultStore(on).save(sent, key, now, makeAuditContext()));
    await interrupt(() => save(table), save);
    expect(await readAllResults(table, patientId)).toHaveLength(2);
  });
});

it('every list and counter equals a full recount', async () => {
  const { stored, recounted } = await recountTests(table);
  expect(stored).toEqual(recounted);
});
