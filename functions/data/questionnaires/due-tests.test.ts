import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { makeAuditContext } from '../../../tests/support/audit-context.ts';
import { addPatient } from '../../../tests/support/patients.ts';
import { readEverything } from '../../../tests/support/read-everything.ts';
import { recountTests } from '../../../tests/support/recount-tests.ts';
import { saveResult } from '../../../tests/support/results.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { listPartition } from '../counted-list.ts';
import { createRecordStore } from '../records/records.ts';
import { dueList, readFallingDue, readOverdue } from './due-tests.ts';
import { scoreHistoryEntity } from './score-history.ts';

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
const placesOf = async () => {
  const entries = (await readEverything(table)).filter(({ pk }) => pk.startsWith(listPartition(dueList)));
  return Object.groupBy(entries, ({ pk }) => pk);
};
const isRight = async () => {
  const { stored, recounted } = await recountTests(table);
  expect(stored).toEqual(recounted);
};

/** As a version stored it that had one partition: a score history says nothing of it. */
const forgetPartitions = async () => {
  for (const { pk, sk } of (await readEverything(table)).filter(({ sk: sort }) => sort.startsWith('COURSE#'))) {
    await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: { pk, sk }, UpdateExpression: 'REMOVE duePartition' }),
    );
  }
};

it('tests listed before there were two partitions stay where they are, each once, and move when they are taken again', async () => {
  const days = Array.from({ length: 12 }, (_, n) => `2026-0${1 + (n % 6)}-1${n % 10}`);
  const ids: string[] = [];
  for (const day of days) {
    const id = await addPatient('Amina', 'Yusuf', new Date('2025-12-01T10:00:00Z'));
    await saveResult(table, id, { day });
    ids.push(id);
  }
  await forgetPartitions();
  const before = await readPages(5);
  expect(before).toHaveLength(12);
  expect(before).toEqual(before.toSorted());
  await isRight();

  const [taken = '', again = '', closed = ''] = ids;
  await saveResult(table, taken, { day: '2026-11-20' });
  await saveResult(table, again, { day: '2026-08-01' });
  expect(Object.keys(await placesOf())).toEqual([listPartition(dueList), listPartition(dueList, 1)]);
  const mixed = await readPages(5);
  expect(mixed).toEqual(
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

it('the tests of some days are found in either partition, the earliest first', async () => {
  const found = await readFallingDue(table, '2026-01-01', '2027-02-01');
  expect(found).toHaveLength(11);
  expect(found.map(({ dueDate }) => dueDate)).toEqual(found.map(({ dueDate }) => dueDate).toSorted());
});

it('a test goes back and forth between the partitions', async () => {
  const id = await addPatient('Amina', 'Yusuf', new Date('2025-12-01T10:00:00Z'));
  const partitions: number[] = [];
  for (const day of ['2026-01-05', '2026-02-05', '2026-02-05', '2026-03-05']) {
    await saveResult(table, id, { day });
    const { pk, sk } = scoreHistoryEntity.key({ patientId: id, type: 'gad' });
    const history = (await readEverything(table)).find((item) => item.pk === pk && item.sk === sk);
    partitions.push(scoreHistoryEntity.schema.parse(history).duePartition);
  }
  expect(partitions).toEqual([0, 1, 1, 0]);
  await isRight();
});
