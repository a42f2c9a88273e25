import { expect, it } from 'vitest';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { recountTests } from '../../../tests/support/recount-tests.ts';
import { saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { createRecordStore } from '../../patients/store/records.ts';
import { readFallingDue, readOverdue } from './due-tests.ts';

const table = await startTestTable();
const records = createRecordStore(table);
const today = '2026-11-22';

const readPages = async (size: number): Promise<string[]> => {
  const rows: string[] = [];
  for (let page = 1; page <= Math.ceil(12 / size); page += 1) {
    const { content, totalElements } = await readOverdue(table, today, { page, size });
    expect(totalElements).toBeLessThanOrEqual(12);
    rows.push(...content.map((row) => `${'dueDate' in row ? row.dueDate : 'unreadable'} ${row.patientId}`));
  }
  return rows;
};
const isRight = async () => {
  const { stored, recounted } = await recountTests(table);
  expect(stored).toEqual(recounted);
};

it('overdue tests are listed each once, the longest overdue first, and move when they are taken again', async () => {
  const days = Array.from({ length: 12 }, (_, n) => `2026-0${1 + (n % 6)}-1${n % 10}`);
  const ids: string[] = [];
  for (const day of days) {
    const id = await addPatient('Amina', 'Yusuf', new Date('2025-12-01T10:00:00Z'));
    await saveResult(table, id, { day });
    ids.push(id);
  }
  const before = await readPages(5);
  expect(before).toHaveLength(12);
  expect(before).toEqual(before.toSorted());
  await isRight();

  const [taken = '', again = '', closed = ''] = ids;
  await saveResult(table, taken, { day: '2026-11-20' });
  await saveResult(table, again, { day: '2026-08-01' });
  expect(await readPages(5)).toEqual(
    [...before.filter((row) => !row.endsWith(taken) && !row.endsWith(again)), `2026-09-12 ${again}`].toSorted(),
  );
  await isRight();

  await saveResult(table, again, { day: '2026-09-01' });
  await records.setActive(closed, false, makeAuditContext());
  await records.setActive(again, false, makeAuditContext());
  await isRight();
  await records.setActive(again, true, makeAuditContext());
  expect((await readPages(5)).filter((row) => row.endsWith(again))).toEqual([`2026-10-13 ${again}`]);
  expect(await readPages(5)).toHaveLength(10);
  await isRight();
});

it('the tests of some days are found, the earliest first', async () => {
  const found = await readFallingDue(table, '2026-01-01', '2027-02-01');
  expect(found).toHaveLength(11);
  expect(found.map(({ dueDate }) => dueDate)).toEqual(found.map(({ dueDate }) => dueDate).toSorted());
});
