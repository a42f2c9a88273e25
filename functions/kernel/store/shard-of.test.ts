import { expect, it } from 'vitest';
import { shardOf } from './shard-of.ts';

it('spreads ids over as many shards as there are, each named by two digits', () => {
  const counts: Record<string, number> = {};
  for (let n = 0; n < 3200; n += 1) {
    const shard = shardOf(32, `01M5YXZYWAKE0RY5QY34VF${n}`);
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  expect(Object.keys(counts).toSorted()).toEqual(Array.from({ length: 32 }, (_, n) => String(n).padStart(2, '0')));
  expect(Math.max(...Object.values(counts))).toBeLessThan(200);
});
