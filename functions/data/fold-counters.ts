import { apartMessageList, junkMessageList, messageList, waitingList } from './contact-message-items.ts';
import { type CountedList, countPartition } from './counted-list.ts';
import type { Item } from './entity.ts';
import { foldedShard, notCounters, numbersOf } from './list-numbers.ts';
import type { Table } from './open-table.ts';
import { queryItems } from './query-items.ts';
import { openAlertList, reviewList } from './questionnaires/alert-lists.ts';
import { dueList } from './questionnaires/due-tests.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { junkList, patientLists } from './records/patient-lists.ts';
import { shardDigits } from './shard-of.ts';
import { StoreBusy } from './store-busy.ts';
import { changesOf, commit, type Write } from './write.ts';

/** The lists of the whole organisation: so many write them that they have many shards. */
export const foldedLists: readonly CountedList[] = [
  ...Object.values(patientLists),
  junkList,
  ...[messageList, waitingList, apartMessageList, junkMessageList, noBaselineList, dueList, openAlertList, reviewList],
];

const groupOf = (item: Item): string => String(item.sk).slice(0, -1 - shardDigits);
const isFolded = (item: Item): boolean => String(item.sk).endsWith(`#${foldedShard}`);

/** The condition that nobody has changed an item since it was read. */
const unchanged = (read: Item | undefined) => {
  const changes: unknown = read?.[changesOf];
  return {
    ConditionExpression: changes === undefined ? 'attribute_not_exists(#changes)' : '#changes = :changes',
    ExpressionAttributeNames: { '#changes': changesOf },
    ...(changes !== undefined && { ExpressionAttributeValues: { ':changes': changes } }),
  };
};

/** The sums of what some items count in one group, by shard, in the shape of one item. */
const addUp = (items: readonly Item[], group: string): Record<string, string> => {
  const sums = new Map<string, Map<string, number>>();
  for (const { shard, prefix, entries } of items.flatMap(numbersOf)) {
    if (!prefix.startsWith(group)) continue;
    const attribute = prefix.slice(group.length);
    const shards = sums.get(attribute) ?? new Map<string, number>();
    sums.set(attribute, shards.set(shard, (shards.get(shard) ?? 0) + entries));
  }
  const texts = [...sums].map(([attribute, shards]) => {
    const counted = [...shards].filter(([, entries]) => entries !== 0).toSorted();
    return [attribute, counted.map(([shard, entries]) => `${shard}=${entries}`).join(',')] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};

const nextChange = (item: Item | undefined) => ({ [changesOf]: Number(item?.[changesOf] ?? 0) + 1 });

/** The part of an item that counts outside a group; undefined where there is none. */
const outside = (item: Item, group: string): Item | undefined => {
  const left = Object.entries(item).filter(([name]) => !`${groupOf(item)}${name}`.startsWith(group));
  const own = left.filter(([name]) => !notCounters.includes(name));
  return own.length === 0 ? undefined : { pk: item.pk, sk: item.sk, ...Object.fromEntries(own), ...nextChange(item) };
};

/**
 * Moves what some items count in one group into one item, in one transaction. Answers what is left of them; undefined when
 * one of them is still changing.
 */
const foldGroup = async (
  table: Table,
  { pk, group }: { pk: string; group: string },
  loose: readonly Item[],
  folded: Item | undefined,
): Promise<Item[] | undefined> => {
  const isInGroup = (item: Item) => numbersOf(item).some(({ prefix }) => prefix.startsWith(group));
  const counting = loose.filter(isInGroup).map((item) => ({ item, left: outside(item, group) }));
  const items = counting.map(({ item }) => item);
  const sums = addUp(folded ? [folded, ...items] : items, group);
  const Item = { pk, sk: `${group}#${foldedShard}`, ...sums, ...nextChange(folded) };
  const taken = counting.map(({ item, left }): Write => {
    const key = { pk, sk: String(item.sk) };
    return left
      ? { Put: { Item: { ...left, ...key }, ...unchanged(item) } }
      : { Delete: { Key: key, ...unchanged(item) } };
  });
  try {
    const { refused } = await commit(table, [{ Put: { Item, ...unchanged(folded) } }, ...taken]);
    if (refused.length > 0) return undefined;
  } catch (error) {
    if (error instanceof StoreBusy) return undefined;
    throw error;
  }
  return [...loose.filter((item) => !isInGroup(item)), ...counting.flatMap(({ left }) => left ?? [])];
};

/** Thrown where there is more to fold than one run does. */
class RunOver extends Error {
  override name = 'RunOver';
}

/**
 * Folds the counters that divide a prefix. Those of the levels below go first: what is unfolded here says where something
 * was written, so that a run that ends early, or meets a writer, is made up for by the next.
 */
const foldLevel = async (table: Table, list: CountedList, prefix: string, level: number, spend: () => void) => {
  spend();
  const pk = countPartition(list, prefix);
  const items = await queryItems(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  });
  const { item: length = 0, folded: folding = length } = list.levels[level] ?? {};
  let loose = items.filter((item) => !isFolded(item));
  let isWhole = true;
  const below = [...new Set(loose.flatMap(numbersOf).map((one) => one.prefix))];
  for (const [group, some = []] of Object.entries(Object.groupBy(below, (one) => one.slice(0, folding)))) {
    let isWholeBelow = true;
    if (level + 1 < list.levels.length) {
      for (const one of some) if (!(await foldLevel(table, list, one, level + 1, spend))) isWholeBelow = false;
    }
    const folded = items.find((item) => isFolded(item) && groupOf(item) === group);
    const left = isWholeBelow ? await foldGroup(table, { pk, group }, loose, folded) : undefined;
    if (left) loose = left;
    else isWhole = false;
  }
  return isWhole;
};

/**
 * Adds the shards of every organisation-wide list up into one, where nobody writes at this moment: totals stay exact, and a
 * page reads an item where it read sixty-four. What is left of `most` partitions is for the next run. Answers how many were
 * looked at.
 */
export const foldCounters = async (table: Table, most: number): Promise<number> => {
  let looked = 0;
  const spend = () => {
    if (looked === most) throw new RunOver();
    looked += 1;
  };
  try {
    for (const list of foldedLists) await foldLevel(table, list, '', 0, spend);
  } catch (error) {
    if (!(error instanceof RunOver)) throw error;
  }
  return looked;
};
