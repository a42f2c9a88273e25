import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { findKind } from '../../../functions/data/catalogue.ts';
import { disposalEntity } from '../../../functions/data/disposals.ts';
import { tableSchema } from '../../../functions/data/table.ts';
import { collectPerson } from '../stored-data/collect-person.ts';
import { type Place, readAll, readItems, writeItems } from '../stored-data/export-table.ts';
import { isOf, recount } from '../stored-data/recount.ts';
import { repair } from '../stored-data/repair.ts';
import { canonical, type RawItem, readRaw, type StoredItem } from '../stored-data/stored-item.ts';

type Stored = { raw: RawItem; item: StoredItem };
export type Restoration = { putBack: RawItem[]; takenAway: StoredItem[] };

// What is newer than the copy stays true: who did what, who may no longer come in, what was disposed of.
const isOnlyAdded = (item: StoredItem): boolean => findKind(item)?.outlastsRecords === true;
const keyOf = ({ pk, sk }: StoredItem) => `${pk} ${sk}`;

/** All but what expires by itself, by key. */
const readLasting = async (place: Place): Promise<Map<string, Stored>> => {
  const all = new Map<string, Stored>();
  for await (const raw of readAll(place)) {
    const item = readRaw(raw);
    if (!(tableSchema.timeToLive in item)) all.set(keyOf(item), { raw, item });
  }
  return all;
};

/** What was disposed of does not come back. */
const findDisposed = (now: StoredItem[], copy: StoredItem[]): Set<StoredItem> => {
  const ids = now.filter(isOf(disposalEntity)).map(({ id }) => String(id));
  return new Set(ids.flatMap((id) => Object.values(collectPerson(copy, id)).flat()));
};

/** What it takes to make a table what a copy of it is. Changes nothing. */
export const planRestoration = async (copy: Place, table: Place): Promise<Restoration> => {
  const before = await readLasting(copy);
  const now = await readLasting(table);
  const disposed = findDisposed(
    [...now.values()].map(({ item }) => item),
    [...before.values()].map(({ item }) => item),
  );
  const isRight = ({ item }: Stored) => {
    const present = now.get(keyOf(item))?.item;
    return present !== undefined && (isOnlyAdded(item) || canonical(present) === canonical(item));
  };
  return {
    putBack: [...before.values()]
      .filter((one) => !isRight(one) && (isOnlyAdded(one.item) || !disposed.has(one.item)))
      .map(({ raw }) => raw),
    takenAway: [...now.values()]
      .map(({ item }) => item)
      .filter((item) => !isOnlyAdded(item) && !before.has(keyOf(item))),
  };
};

/** Carries the plan out and puts the counters right. Cut off half-way, the next run finishes it. */
export const restore = async (table: Place, { putBack, takenAway }: Restoration): Promise<void> => {
  await writeItems(table, putBack);
  for (const { pk, sk } of takenAway) {
    await table.client.send(new DeleteItemCommand({ TableName: table.name, Key: marshall({ pk, sk }) }));
  }
  await repair(table, recount(await readItems(table)).wrong);
};
