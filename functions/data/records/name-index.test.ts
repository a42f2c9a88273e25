import { beforeAll, describe, expect, it } from 'vitest';
import { countCapacity } from '../../../tests/bench/count-capacity.ts';
import { startTestTable } from '../../../tests/support/test-table.ts';
import { commit } from '../write.ts';
import { findByName, indexName } from './name-index.ts';

const table = await startTestTable();
const index = (id: string, name: string) => commit(table, indexName(id, name));

beforeAll(async () => {
  const many = Array.from({ length: 150 }, (_, n) => index(`many-${n}`, `Mohammed Ahmadi${n}`));
  await Promise.all([
    ...many,
    index('one', 'Mohammed Ahmedani'),
    index('twice', 'Mina Mina'),
    index('few', 'Zoë Zaman'),
  ]);
});

describe('a search by name', () => {
  it('finds four pages and no more, each once, at the same cost as one person', async () => {
    const counted = countCapacity(table);
    const found = await findByName(counted.table, 'mohammed');
    expect([found.length, new Set(found).size]).toEqual([48, 48]);
    const ofMany = counted.read();
    expect(await findByName(counted.table, 'zoe')).toEqual(['few']);
    expect(ofMany).toEqual(counted.read());
  });

  it('finds one person behind more namesakes than a query reads', async () => {
    expect(await findByName(table, 'mohammed ahmeda')).toEqual(['one']);
  });

  it('wants a word of the name for each word that was typed', async () => {
    expect(await findByName(table, 'mohammed ahmedani m')).toEqual([]);
    expect(await findByName(table, 'min')).toEqual(['twice']);
  });
});
