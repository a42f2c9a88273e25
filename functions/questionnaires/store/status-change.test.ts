import { AsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createAlertStore } from '../../alerts/store/alerts.ts';
import { withBatchLoader } from '../../kernel/store/read-batch.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { readOverdue } from './due-tests.ts';
import { readWithoutBaseline } from './no-baseline-list.ts';
import { readTestState } from './status-change.ts';

const table = await startTestTable();
const page = { page: 1, size: 12 };

const answer = (patientId: string, day: string, type: 'gad' | 'phq' = 'gad') =>
  saveResult(table, patientId, { type, day, score: 0 });
const setActive = async (patientId: string, active: boolean) =>
  expect(await createRecordStore(table).setActive(patientId, active, makeAuditContext())).toBe('done');
const overdueIds = async () => (await readOverdue(table, '2026-11-20', page)).content.map(({ patientId }) => patientId);
const waitingIds = async () => (await readWithoutBaseline(table, page)).content.map(({ patientId }) => patientId);

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

it('a patient with an open alert stays active until it is answered', async () => {
  const id = await addPatient();
  const { alert } = await saveResult(table, id, { type: 'phq', day: '2026-01-06', score: 3 });
  expect(await createRecordStore(table).setActive(id, false, makeAuditContext())).toBe('alert-open');
  const answer = { action: 'Rang her.', name: 'Nasreen Akhtar' };
  await createAlertStore(table).respond({ patientId: id, alertId: alert?.alertId ?? '' }, answer, makeAuditContext());
  await setActive(id, false);
});

it('whoever was waited for again since the call read so is not left on the list by it', async () => {
  const id = await addPatient();
  await setActive(id, false);
  // A colleague, whose call is another.
  const reactivate = AsyncResource.bind(() => setActive(id, true));
  await withBatchLoader(async () => {
    await readTestState(table, id);
    await reactivate();
    await setActive(id, false);
  });
  expect(await waitingIds()).not.toContain(id);
});
