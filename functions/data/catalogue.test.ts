import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, findKind } from './catalogue.ts';

const rows = readFileSync(new URL('key-table.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, pk, sk] = /^\| (.+) \| `(.+)` \| `(.+)` \|$/.exec(line) ?? [];
    return name && pk && sk ? [{ name, pk, sk }] : [];
  });

describe('the catalogue of what the table holds', () => {
  // A new entity is added to catalogue.ts, so that it is restored, exported and counted.
  it.each(rows)('knows "$name", $pk $sk', ({ pk, sk }) => {
    expect(findKind({ pk, sk })?.name).toBeTypeOf('string');
  });

  it('has no kind that the key table does not have', () => {
    const found = new Set(rows.map((key) => findKind(key)?.name));
    expect(catalogue.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  });

  it.each([
    ['MESSAGE#1', 'OTHER'],
    ['XMESSAGE#1', 'MESSAGE'],
    ['NOWHERE', 'NOTHING'],
    ['RESULTS#1', 'SOMETHING#1'],
  ])('does not take %s %s for one of its own', (pk, sk) => {
    expect(findKind({ pk, sk })).toBeUndefined();
  });
});
