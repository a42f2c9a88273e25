import { beforeAll, describe, expect, it } from 'vitest';
import { countCapacity } from '../../../tests/support/count-capacity.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { commit } from '../../kernel/store/write.ts';
import { findByName, indexName } from './name-index.ts';

const table = await startTestTable();
const findIds = async (from: typeof table, text: string, page = 1) =>
  (await findByName(from, text, { page, size: 12 })).map(({ patientId }) => patientId);
const find = (text: string, page = 1) => findIds(table, text, page);
const index = (id: string, name: string) => commit(table, indexName(id, { name, row: {} }));

beforeAll(async () => {
  const many = Array.from({ length: 150 }, (_, n) => index(`many-${n}`, `Mohammed Ahmadi${n}`));
  await Promise.all([
    ...many,
    index('one', 'Mohammed Ahmedani'),
    index('twice', 'Mina Mina'),
    index('few', 'Zoë Zaman'),
    index('long', 'Syed Muhammad Ali Raza Naqvi'),
    index('short', 'Muhammad Naqvi'),
    index('somali', 'Xuseen Cusmaan'),
    index('bengali', 'Fatema Khatoon Chowdhury'),
  ]);
});

describe('a search by name', () => {
  it('finds a page and the three after it, each once, at the same cost as one person', async () => {
    const counted = countCapacity(table);
    const found = await findIds(counted.table, 'mohammed');
    expect([found.length, new Set(found).size]).toEqual([48, 48]);
    const ofMany = counted.read();
    expect(await findIds(counted.table, 'zoe')).toEqual(['few']);
    expect(ofMany.requests).toBe(counted.read().requests);
    expect(ofMany.units).toBeLessThanOrEqual(1);
  });

  it('reaches the last of many namesakes, page by page', async () => {
    const pages = await Promise.all(Array.from({ length: 14 }, (_, n) => find('mohammed', n + 1)));
    const ids = pages.flatMap((found, n) => found.slice(n * 12, (n + 1) * 12));
    expect([ids.length, new Set(ids).size]).toEqual([153, 153]);
  });

  it('finds one person behind more namesakes than a query reads', async () => {
    expect(await find('mohammed ahmeda')).toEqual(['one']);
  });

  it('wants a word of the name for each word that was typed', async () => {
    expect(await find('mohammed ahmedani m')).toEqual([]);
    expect(await find('min')).toEqual(['twice']);
  });

  it.each([
    ['hussain usman', 'somali'],
    ['husein', 'somali'],
    ['osm', 'somali'],
    ['u h', 'somali'],
    ['khatun choudhury', 'bengali'],
    ['faa chaud', 'bengali'],
    ['mohd ali', 'long'],
    ['said mohamed naqvi', undefined],
    ['muhammad mohammed naq', 'short'],
  ])('finds a name by any spelling of its family: %s', async (text, id) => {
    const found = await find(text);
    if (id) expect(found).toContain(id);
    else expect(found).toEqual([]);
  });

  it('finds a name of many words by any two or three of them, beside those of two', async () => {
    expect((await find('muhammad naqvi')).toSorted()).toEqual(['long', 'short']);
    for (const two of ['syed naqvi', 'raza naqvi', 'naq s', 'ali muhammad raza']) {
      expect(await find(two)).toEqual(['long']);
    }
    expect(await find('syed akhtar')).toEqual([]);
  });
});
