import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { addToList, countPartition, removeFromList } from '../../functions/data/counted-list.ts';
import { foldCounters } from '../../functions/data/fold-counters.ts';
import { dueList } from '../../functions/data/questionnaires/due-tests.ts';
import { noBaselineList } from '../../functions/data/questionnaires/no-baseline-list.ts';
import { readPage } from '../../functions/data/read-counted-list.ts';
import { commit } from '../../functions/data/write.ts';
import { recount } from '../../infra/commands/stored-data/recount.ts';
import { addDays } from '../../shared/domain/calendar.ts';
import { comeBetween } from '../support/come-between.ts';
import { readEverything } from '../support/read-everything.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const list = noBaselineList;
const enough = 1000;

const sortOf = (n: number) => `${new Date(Date.UTC(2025, 10, 1 + n * 3, n % 24)).toISOString()}#patient-${n}`;
const add = (n: number) => commit(table, addToList(list, { sort: sortOf(n), row: { patientId: `patient-${n}` } }));
const remove = (n: number) => commit(table, removeFromList(list, sortOf(n)));
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, n) => from + n);

const counters = async () => (await readEverything(table)).filter(({ pk }) => pk.startsWith(countPartition(list)));
const readAll = async () => {
  const pages = await Promise.all(
    numbers(12, 1).map((page) => readPage(table, list, { page, size: 10 }, ({ sk }) => String(sk))),
  );
  return { total: pages[0]?.totalElements, sorts: pages.flatMap(({ content }) => content) };
};
const wrong = async () =>
  (
    await recount(async function* () {
      yield* await readEverything(table);
    })
  ).wrong;
const expected = (some: readonly number[]) => ({
  total: some.length,
  sorts: some.map(sortOf).toSorted().toReversed(),
});

it('folded counters are one item for each group, and every page, total and recount is as before', async () => {
  await Promise.all(numbers(60).map(add));
  expect(await readAll()).toEqual(expected(numbers(60)));
  await foldCounters(table, enough);
  const groups = (await counters()).map(({ pk, sk }) => `${pk} ${sk.slice(0, -2)}`);
  expect(new Set(groups).size).toBe(groups.length);
  expect(await readAll()).toEqual(expected(numbers(60)));
  expect(await wrong()).toEqual([]);
});

it('what is added and removed afterwards counts beside what is folded, and is folded with it', async () => {
  await Promise.all([...numbers(20, 60).map(add), ...numbers(20).map(remove)]);
  expect(await readAll()).toEqual(expected(numbers(60, 20)));
  await foldCounters(table, enough);
  expect(await readAll()).toEqual(expected(numbers(60, 20)));
  expect(await wrong()).toEqual([]);
});

it('what is written while it is folded is not lost, at whatever request it comes between', async () => {
  let n = 80;
  for (const at of numbers(40, 1)) {
    await add(n);
    const come = comeBetween(table, at, at % 2 === 0 ? 'before' : 'after', () => add(n + 1));
    await foldCounters(come, enough);
    n += 2;
  }
  expect((await readAll()).total).toBe(
    (await readEverything(table)).filter(({ pk }) => pk === 'LIST#no-baseline').length,
  );
  expect(await wrong()).toEqual([]);
});

it('beside many writers totals stay exact, and a later run folds what it met them at', async () => {
  const writing = Promise.all(numbers(120, 200).map(add));
  for (let run = 0; run < 3; run += 1) await foldCounters(table, enough);
  await writing;
  expect(await wrong()).toEqual([]);
  await foldCounters(table, enough);
  expect((await counters()).every(({ sk }) => sk.endsWith('#99'))).toBe(true);
  expect(await wrong()).toEqual([]);
});

it('a run that ends early is made up for by the next', async () => {
  await Promise.all(numbers(40, 400).map(add));
  let runs = 0;
  while ((await counters()).some(({ sk }) => !sk.endsWith('#99'))) {
    runs += 1;
    expect(await foldCounters(table, 20)).toBeLessThanOrEqual(20);
    expect(runs).toBeLessThan(30);
  }
  expect(runs).toBeGreaterThan(1);
  expect(await wrong()).toEqual([]);
});

it('days that were counted by month are folded with those that are counted together, and every recount is right', async () => {
  const counted = async () => (await readEverything(table)).filter(({ pk }) => pk.startsWith(countPartition(dueList)));
  const byMonth = {
    ...dueList,
    levels: dueList.levels.map(({ item, child, folded }) => ({ item: folded ?? item, child })),
  };
  const dueOf = (n: number) => `${addDays('2026-11-01', n * 5)}#${String(n).padStart(26, '0')}#phq`;
  const row = { patientId: 'one', questionType: 'phq', questionDate: '2026-10-01' };
  const move = (n: number, partition: number) =>
    commit(table, [
      ...removeFromList(dueList, dueOf(n), partition),
      ...addToList(dueList, { sort: dueOf(n).replace(/^.{10}/, '2027-06-06'), row, partition: 1 - partition }),
    ]);
  await Promise.all(numbers(30).map((n) => commit(table, addToList(byMonth, { sort: dueOf(n), row }))));
  await Promise.all(numbers(10).map((n) => move(n, 0)));
  expect(await wrong()).toEqual([]);
  const lengths = new Set((await counted()).map(({ sk }) => sk.length));
  expect([...lengths].toSorted()).toEqual([10, 18, 3]);

  for (let run = 0; run < 10; run += 1) {
    await foldCounters(table, 20);
    expect(await wrong()).toEqual([]);
  }
  expect((await counted()).every(({ sk }) => sk.endsWith('#99'))).toBe(true);
  await Promise.all(numbers(10, 10).map((n) => move(n, 0)));
  await foldCounters(table, enough);
  expect((await counted()).every(({ sk }) => sk.endsWith('#99'))).toBe(true);
  expect(await wrong()).toEqual([]);
  const range = { page: 1, size: 40, earliestFirst: true, before: '2027-06-06' };
  const { totalElements, content } = await readPage(table, dueList, range, ({ sk }) => String(sk));
  expect({ totalElements, content }).toEqual({ totalElements: 10, content: numbers(10, 20).map(dueOf) });
});

it('a counter that is wrong is found wrong behind its folding', async () => {
  const [folded] = await counters();
  const attribute = Object.keys(folded ?? {}).find((name) => /^[-:\d]+$/.test(name)) ?? '';
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: folded?.pk, sk: folded?.sk },
      UpdateExpression: 'SET #attribute = :wrong',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':wrong': '03=1000' },
    }),
  );
  expect(await wrong()).toContainEqual(expect.objectContaining({ attribute, stored: 1000, folded: 1000 }));
});
