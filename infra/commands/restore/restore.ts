import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { findKind } from '../../../functions/catalogue.ts';
import { collectPeople } from '../../../functions/erasure/stored/collect-person.ts';
import { isOf } from '../../../functions/erasure/stored/item-kinds.ts';
import { type Place, readAll, readStored } from '../../../functions/erasure/stored/read-stored.ts';
import { type RawItem, readRaw, type StoredItem } from '../../../functions/erasure/stored/stored-item.ts';
import { canonical } from '../../../functions/kernel/store/canonical.ts';
import { disposalEntity } from '../../../functions/kernel/store/disposals.ts';
import { type Key, tableSchema } from '../../../functions/kernel/store/table.ts';
import { inBatches, keyOf, lookUp, lookUpSize, writeItems } from '../stored-data/export-table.ts';
import { recount } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';

/** The number of items. */
export type Restoration = { putBack: number; takenAway: number };

// These stay, though newer than the copy: who did what, who may no longer sign in, what was disposed of.
const isOnlyAdded = (item: StoredItem): boolean => findKind(item)?.survivesErasure === true;
// All items of both tables that do not expire.
const isLasting = (item: StoredItem | undefined): item is StoredItem =>
  item !== undefined && !(tableSchema.timeToLive in item);

/** The ids of disposed records, which are not restored. */
const findDisposed = async (copy: Place, table: Place): Promise<Set<string>> => {
  const ids: string[] = [];
  for await (const item of readStored(table)()) if (isOf(disposalEntity)(item)) ids.push(String(item.id));
  if (ids.length === 0) return new Set();
  return new Set(
    Object.values(await collectPeople(readStored(copy), ids))
      .flat()
      .map(keyOf),
  );
};

/** Items of a copy that are missing from the table or differ in it, in groups. */
async function* findLost(copy: Place, table: Place): AsyncGenerator<RawItem[]> {
  const disposed = await findDisposed(copy, table);
  for await (const raws of inBatches(readAll(copy), lookUpSize)) {
    const stored = raws.map((raw) => ({ raw, item: readRaw(raw) })).filter(({ item }) => isLasting(item));
    if (stored.length === 0) continue;
    const present = await lookUp(
      table,
      stored.map(({ item }) => item),
    );
    const isRight = (item: StoredItem) => {
      const found = present.get(keyOf(item));
      return isLasting(found) && (isOnlyAdded(item) || canonical(found) === canonical(item));
    };
    yield stored
      .filter(({ item }) => !isRight(item) && (isOnlyAdded(item) || !disposed.has(keyOf(item))))
      .map(({ raw }) => raw);
  }
}

/** Items newer than the copy that do not stay, in groups. */
async function* findNewer(copy: Place, table: Place): AsyncGenerator<Key[]> {
  for await (const items of inBatches(readStored(table)(), lookUpSize)) {
    const going = items.filter((item) => isLasting(item) && !isOnlyAdded(item));
    if (going.length === 0) continue;
    const before = await lookUp(copy, going);
    yield going.filter((item) => !isLasting(before.get(keyOf(item))));
  }
}

/** The number of changes that make a table equal to a copy of it. Changes nothing. */
export const planRestoration = async (copy: Place, table: Place): Promise<Restoration> => {
  const plan: Restoration = { putBack: 0, takenAway: 0 };
  for await (const lost of findLost(copy, table)) plan.putBack += lost.length;
  for await (const newer of findNewer(copy, table)) plan.takenAway += newer.length;
  return plan;
};

/** Makes the changes, and corrects the counters. If it is interrupted, the next run completes it. */
export const restore = async (copy: Place, table: Place): Promise<void> => {
  for await (const lost of findLost(copy, table)) await writeItems(table, lost);
  for await (const newer of findNewer(copy, table)) {
    for (const { pk, sk } of newer) {
      await table.client.send(new DeleteItemCommand({ TableName: table.name, Key: marshall({ pk, sk }) }));
    }
  }
  await repair(table, await recount(readStored(table)));
};
