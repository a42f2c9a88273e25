import type { Item } from './entity.ts';
import { shardDigits } from './shard-of.ts';
import { changesOf } from './write.ts';

// What an item of the counters of a list contains.

/** The attributes of an item of counters that are none. */
export const notCounters: readonly string[] = ['pk', 'sk', 'schemaVersion', changesOf];

/** The shard that contains what others counted, once they are folded: no entry falls into it. */
export const foldedShard = '99';

type Counted = { shard: string; prefix: string; entries: number };

/**
 * The numbers of an item of counters, each with the prefix that it counts and the shard that counted it. A folded item
 * contains those of several shards: `03=1,17=4`.
 */
export const numbersOf = (item: Item): Counted[] => {
  const [group, shard] = [String(item.sk).slice(0, -1 - shardDigits), String(item.sk).slice(-shardDigits)];
  return Object.entries(item).flatMap(([attribute, value]): Counted[] => {
    if (notCounters.includes(attribute)) return [];
    const prefix = `${group}${attribute}`;
    if (typeof value !== 'string') return [{ shard, prefix, entries: Number(value) }];
    return value.split(',').map((one) => ({
      shard: one.slice(0, shardDigits),
      prefix,
      entries: Number(one.slice(shardDigits + 1)),
    }));
  });
};
