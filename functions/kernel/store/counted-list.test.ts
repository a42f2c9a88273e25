import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { countCapacity } from '../../../tests/support/count-capacity.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { throughClient } from '../../../tests/support/through-client.ts';
import {
  addToList,
  dayLevels,
  instantLevels,
  type Level,
  organisationShards,
  relist,
  removeFromList,
} from './counted-list.ts';
import type { Item } from './entity.ts';
import { readPage } from './read-counted-list.ts';
import { commit } from './write.ts';

const table = await startTestTable();

const listOf = (name: string, levels: readonly Level[] = instantLevels, shards = 3) => ({
  ...{ name, levels, shards },
  entry: { name: 'Entry', schema: z.object({ text: z.string().optional() }) },
});
type List = ReturnType<typeof listOf>;

const readSorts = async (list: List, page: number, size: number) =>
  await readPage(table, list, { page, size }, (item) => String(item.sk));

const add = (list: List, sort: string) => commit(table, addToList(list, { sort, row: {} }));
const remove = (list: List, sort: string) => commit(table, removeFromList(list, sort));

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// Minutes, hours, days and months apart, so that buckets of every level are shared, emptied and refilled.
const instant = fc
  .record({
    year: fc.constantFrom(2024, 2026),
    month: fc.constantFrom(0, 1, 11),
    day: fc.constantFrom(1, 28, 29),
    hour: fc.constantFrom(0, 23),
    minute: fc.constantFrom(0, 59),
  })
  .map(({ year, month, day, hour, minute }) => new Date(Date.UTC(year, month, day, hour, minute)).toISOString());
const operation = fc.record({
  instant,
  name: fc.constantFrom('a', 'b', 'c'),
  kind: fc.constantFrom('add', 'add', 'remove'),
});

describe('a counted list', () => {
  it('gives every entry once, latest first, with an exact total, after any additions and removals', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), async (steps, size) => {
        run += 1;
        const list = listOf(`property-${run}`);
        const model = new Set<string>();
        for (const { instant: at, name, kind } of steps) {
          const sort = `${at}#${name}`;
          const { done } = kind === 'add' ? await add(list, sort) : await remove(list, sort);
          expect(done).toBe(model.has(sort) !== (kind === 'add'));
          if (kind === 'add') model.add(sort);
          else model.delete(sort);
        }
        const expected = [...model].toSorted().toReversed();
        const read: string[] = [];
        for (let page = 1; page <= Math.ceil(expected.length / size) + 1; page += 1) {
          const { content, totalElements, totalPages, number } = await readSorts(list, page, size);
          expect({ totalElements, totalPages, number }).toEqual({
            totalElements: expected.length,
            totalPages: Math.ceil(expected.length / size),
            number: page - 1,
          });
          read.push(...content);
        }
        expect(read).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('of a family is counted apart, and read as one with the others in one order', async () => {
    let run = 0;
    const entry = fc.record({ instant, name: fc.constantFrom('a', 'b', 'c'), colour: fc.constantFrom('blue', 'red') });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 25 }), fc.integer({ min: 1, max: 5 }), async (entries, size) => {
        run += 1;
        const family = `family-${run}`;
        const lists = { blue: listOf(`${family}/blue`), red: listOf(`${family}/red`) };
        const both = { ...listOf(family), of: Object.values(lists) };
        const sortOf = (one: (typeof entries)[number]) => `${one.instant}#${one.name}-${one.colour}`;
        for (const one of entries) await add(lists[one.colour], sortOf(one));
        for (const [list, wanted] of [
          [both, entries],
          ...Object.entries(lists).map(
            ([name, list]) => [list, entries.filter(({ colour }) => colour === name)] as const,
          ),
        ] as const) {
          const expected = [...new Set(wanted.map(sortOf))].toSorted().toReversed();
          const pages = Array.from({ length: Math.ceil(expected.length / size) + 1 }, (_, n) => n + 1);
          const read = await Promise.all(pages.map((page) => readSorts(list, page, size)));
          expect(read.flatMap(({ content }) => content)).toEqual(expected);
          for (const { totalElements } of read) expect(totalElements).toBe(expected.length);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('reads from the other end, and only what is before a day, with an exact total', async () => {
    let run = 0;
    const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-15', '2026-01-16', '2026-02-01', '2027-01-01');
    await fc.assert(
      fc.asyncProperty(
        fc.array(day, { maxLength: 25 }),
        day,
        fc.integer({ min: 1, max: 5 }),
        async (days, before, size) => {
          run += 1;
          const list = listOf(`range-${run}`, dayLevels);
          const sorts = days.map((one, n) => `${one}#${String(n).padStart(3, '0')}`);
          for (const sort of sorts) await add(list, sort);
          const expected = sorts.filter((sort) => sort < before).toSorted();
          const read: string[] = [];
          for (let page = 1; page <= Math.ceil(expected.length / size) + 1; page += 1) {
            const range = { page, size, earliestFirst: true, before };
            const { content, totalElements } = await readPage(table, list, range, ({ sk }) => String(sk));
            expect(totalElements).toBe(expected.length);
            read.push(...content);
          }
          expect(read).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('counts right when an entry is moved, within a day, a month or further', async () => {
    const list = listOf('moved', dayLevels);
    await add(list, '2026-01-01#a');
    await add(list, '2026-01-20#b');
    let from = '2026-01-01#a';
    for (const to of ['2026-01-01#c', '2026-01-02#c', '2026-02-02#c', '2026-01-20#c']) {
      expect(
        (await commit(table, [...removeFromList(list, from), ...addToList(list, { sort: to, row: {} })])).done,
      ).toBe(true);
      from = to;
      const { content, totalElements } = await readSorts(list, 1, 5);
      expect({ content, totalElements }).toEqual({
        content: [to, '2026-01-20#b'].toSorted().toReversed(),
        totalElements: 2,
      });
    }
  });

  it('counts right when many people change it at once', async () => {
    const list = listOf('together');
    const sorts = Array.from({ length: 60 }, (_, n) => `2026-11-20T10:00:00.000Z#${String(n).padStart(3, '0')}`);
    await Promise.all(sorts.map((sort) => add(list, sort)));
    await Promise.all(sorts.filter((_, n) => n % 3 === 0).map((sort) => remove(list, sort)));
    const { content, totalElements } = await readSorts(list, 4, 12);
    expect(totalElements).toBe(40);
    expect(content).toHaveLength(4);
  });

  it('finds any page of hundreds of entries, of one second or of many years, by their counters', async () => {
    const years = Array.from({ length: 300 }, (_, n) => {
      const at = new Date(Date.UTC(2019 + (n % 7), (n * 5) % 12, 1 + (n % 28), n % 24, n % 60, (n * 7) % 60));
      return `${at.toISOString()}#spread-${n}`;
    });
    const together = Array.from(
      { length: 250 },
      (_, n) => `2024-05-05T05:05:05.${String(n).padStart(3, '0')}Z#one-${n}`,
    );
    const list = listOf('long', instantLevels, 8);
    const sorts = [...years, ...together];
    for (let from = 0; from < sorts.length; from += 20) {
      const some = sorts.slice(from, from + 20);
      await commit(
        table,
        some.flatMap((sort) => addToList(list, { sort, row: {} })),
      );
    }
    for (const [earliestFirst, expected] of [
      [true, sorts.toSorted()],
      [false, sorts.toSorted().toReversed()],
    ] as const) {
      const read: string[] = [];
      for (let page = 1; page <= Math.ceil(sorts.length / 12); page += 1) {
        const counted = countCapacity(table);
        const range = { page, size: 12, earliestFirst };
        const { content, totalElements } = await readPage(counted.table, list, range, ({ sk }) => String(sk));
        expect(totalElements).toBe(sorts.length);
        expect(counted.read().requests).toBeLessThanOrEqual(page <= 6 || page > 41 ? 2 : 4);
        read.push(...content);
      }
      expect(read).toEqual(expected);
    }
  });

  it('finds any page of hundreds of entries before a day, of one day or of many, by their counters', async () => {
    const list = listOf('long-before', dayLevels, 8);
    const sorts = Array.from({ length: 300 }, (_, n) => {
      const day = n < 150 ? '2025-05-05' : new Date(Date.UTC(2025, n % 12, 1 + (n % 28))).toISOString().slice(0, 10);
      return `${day}#${ulid(Date.UTC(2024, 0, 1 + n))}`;
    });
    const before = sorts.filter((sort) => sort < '2025-12-20');
    for (let from = 0; from < sorts.length; from += 20) {
      const some = sorts.slice(from, from + 20);
      await commit(
        table,
        some.flatMap((sort) => addToList(list, { sort, row: {} })),
      );
    }
    const read: string[] = [];
    for (let page = 1; page <= Math.ceil(before.length / 12); page += 1) {
      const counted = countCapacity(table);
      const range = { page, size: 12, earliestFirst: true, before: '2025-12-20' };
      const { content, totalElements } = await readPage(counted.table, list, range, ({ sk }) => String(sk));
      expect(totalElements).toBe(before.length);
      expect(counted.read().requests).toBeLessThanOrEqual(page <= 6 ? 3 : 4);
      read.push(...content);
    }
    expect(read).toEqual(before.toSorted());
  });

  it('reads a far page in as many requests as the first, or one more, right after a thousand entries of a minute', async () => {
    const list = listOf('thousand', instantLevels, organisationShards);
    const at = (n: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, 0, n * 60)).toISOString();
    const sorts = Array.from({ length: 1000 }, (_, n) => `${at(n)}#${ulid(Date.parse(at(n)))}`);
    for (let from = 0; from < sorts.length; from += 20) {
      const some = sorts.slice(from, from + 20);
      await Promise.all(some.map((sort) => commit(table, addToList(list, { sort, row: { text: 'a'.repeat(150) } }))));
    }
    const counted = countCapacity(table);
    const costOf = async (page: number) => {
      const { content } = await readPage(counted.table, list, { page, size: 12 }, ({ sk }) => String(sk));
      expect(content).toEqual(sorts.toReversed().slice((page - 1) * 12, page * 12));
      return counted.read();
    };
    const first = await costOf(1);
    const all: { requests: number; units: number }[] = [];
    for (let page = 2; page <= 84; page += 1) {
      const { requests, units } = await costOf(page);
      expect(requests).toBeLessThanOrEqual(first.requests + 1);
      expect(units).toBeLessThanOrEqual(first.units + 6);
      all.push({ requests, units });
    }
    expect(mean(all.map(({ requests }) => requests))).toBeLessThanOrEqual(1.1 * first.requests);
    expect(mean(all.map(({ units }) => units))).toBeLessThanOrEqual(3 * first.units);
  });

  it('asks for no counter but the totals where a page is near the beginning', async () => {
    const list = listOf('totals');
    for (const id of ['a', 'b']) await add(list, `2026-11-20T10:00:00.000Z#${id}`);
    const asked: Item[] = [];
    const client = throughClient(table.client, async (sent, send) => {
      const answer = await send(sent);
      asked.push(...(answer.Items as Item[]));
      return answer;
    });
    const { totalElements } = await readPage({ ...table, client }, list, { page: 1, size: 1 }, ({ sk }) => String(sk));
    expect(totalElements).toBe(2);
    const attributes = asked
      .flatMap((item) => Object.keys(item))
      .filter((name) => !['pk', 'sk', 'schemaVersion'].includes(name));
    expect(new Set(attributes)).toEqual(new Set(['=']));
  });

  it('does not compile with a row that the schema of the list does not know', () => {
    const list = { ...listOf('typed'), entry: { name: 'Entry', schema: z.object({ name: z.string() }) } };
    // @ts-expect-error: no such field
    addToList(list, { sort: '2026-11-20T10:00:00.000Z#a', row: { name: 'Blue', nonsense: true } });
    // @ts-expect-error: a field is missing
    addToList(list, { sort: '2026-11-20T10:00:00.000Z#a', row: {} });
    // @ts-expect-error: a number for a text
    relist([], [{ list, sort: '2026-11-21T10:00:00.000Z#a', row: { name: 1 } }]);
  });

  it('does not let one list see another, even one whose name it begins', async () => {
    await add(listOf('other'), '2026-11-20T10:00:00.000Z#a');
    await add(listOf('other-list'), '2026-11-20T10:00:00.000Z#b');
    const { content, totalElements } = await readSorts(listOf('other'), 1, 12);
    expect({ content, totalElements }).toEqual({ content: ['2026-11-20T10:00:00.000Z#a'], totalElements: 1 });
  });
});
