import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { messageList, waitingList } from './contact-message-items.ts';
import { type CountedList, countPartition, foldedShard, numbersOf } from './counted-list.ts';
import type { Item } from './entity.ts';
import type { Table } from './open-table.ts';
import { openAlertList, reviewList } from './questionnaires/alert-lists.ts';
import { dueList } from './questionnaires/due-tests.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { patientLists } from './records/patient-lists.ts';
import { shardDigits } from './shard-of.ts';
import { StoreBusy } from './store-busy.ts';
import { changesOf, commit, type Write } from './write.ts';

/** The lists of the whole organisation: so many write them that they have many shards. */
export const foldedLists: readonly CountedList[] = [
  ...Object.values(patientLists),
  ...[messageList, waitingList, noBaselineList, dueList, openAlertList, reviewList],
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

/** The sums of some items of one group, by shard, in the shape of one item. */
const addUp = (items: readonly Item[]): Record<string, string> => {
  const sums = new Map<string, Map<string, number>>();
  for (const { shard, attribute, entries } of items.flatMap(numbersOf)) {
    const shards = sums.get(attribute) ?? new Map<string, number>();
    sums.set(attribute, shards.set(shard, (shards.get(shard) ?? 0) + entries));
  }
  const texts = [...sums].map(([attribute, shards]) => {
    const counted = [...shards].filter(([, entries]) => entries !== 0).toSorted();
    return [attribute, counted.map(([shard, entries]) => `${shard}=${entries}`).join(',')] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};

/** Moves what the items of one group count into one, in one transaction; false when one of them is still changing. */
const foldGroup = async (table: Table, loose: readonly Item[], folded: Item | undefined): Promise<boolean> => {
  const [first] = loose;
  if (!first) return true;
  const keyOf = ({ pk, sk }: Item) => ({ pk: String(pk), sk: String(sk) });
  const key = { pk: String(first.pk), sk: `${groupOf(first)}#${foldedShard}` };
  const changes = { [changesOf]: Number(folded?.[changesOf] ?? 0) + 1 };
  const put: Write = {
    Put: { Item: { ...key, ...addUp(folded ? [folded, ...loose] : loose), ...changes }, ...unchanged(folded) },
  };
  try {
    const removed = loose.map((item): Write => ({ Delete: { Key: keyOf(item), ...unchanged(item) } }));
    const { refused } = await commit(table, [put, ...removed]);
    return refused.length === 0;
  } catch (error) {
    if (error instanceof StoreBusy) return false;
    throw error;
  }
};

const readItems = async (table: Table, pk: string): Promise<Item[]> => {
  const items: Item[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) items.push(...Items);
  return items;
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
  const items = await readItems(table, countPartition(list, prefix));
  const loose = items.filter((item) => !isFolded(item));
  let isWhole = true;
  for (const [group, some = []] of Object.entries(Object.groupBy(loose, groupOf))) {
    const below = new Set(some.flatMap(numbersOf).map(({ attribute }) => `${group}${attribute}`));
    let isWholeBelow = true;
    if (level + 1 < list.levels.length) {
      for (const one of below) if (!(await foldLevel(table, list, one, level + 1, spend))) isWholeBelow = false;
    }
    const folded = items.find((item) => isFolded(item) && groupOf(item) === group);
    if (!isWholeBelow || !(await foldGroup(table, some, folded))) isWhole = false;
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
