import { expect, it } from 'vitest';
import { today } from '../../../shared/kernel/today.ts';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { correctResult, saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { countChanges } from './count-changes.ts';
import { createReportStore } from './figures.ts';

const table = await startTestTable();
const records = createRecordStore(table);

const countMeasured = async (): Promise<Record<string, number>> => {
  const now = new Date();
  await countChanges(table, { most: 100, now });
  const span = { from: today(now), to: today(now) };
  const { figures } = await createReportStore(table).read(span, {}, now);
  return Object.fromEntries(Object.entries(figures.now).filter(([name]) => name.startsWith('gad.')));
};

it('the report follows results that are recorded or corrected after the episode has ended', async () => {
  const patientId = await addPatient();
  await saveResult(table, patientId, { day: today(), score: 1 });
  expect(await countMeasured()).toEqual({});
  await records.setActive(patientId, false, makeAuditContext());
  expect(await countMeasured()).toEqual({ 'gad.due': 1 });
  const second = await saveResult(table, patientId, { day: today(), score: 2 });
  expect(await countMeasured()).toEqual({ 'gad.due': 1, 'gad.paired': 1, 'gad.worse': 1 });
  await correctResult(table, second, { day: today(), score: 1 });
  expect(await countMeasured()).toEqual({ 'gad.due': 1, 'gad.paired': 1 });
});
