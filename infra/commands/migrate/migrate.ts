import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { findKind } from '../../../functions/data/catalogue.ts';
import { upgradeItem } from '../../../functions/data/entity.ts';
import type { Kind } from '../../../functions/data/kinds.ts';
import type { Key } from '../../../functions/data/table.ts';
import { type Place, readStored } from '../stored-data/export-table.ts';
import type { StoredItem } from '../stored-data/stored-item.ts';

/** Holds only if nothing of the item has changed since it was read. */
const unchanged = (item: StoredItem) => {
  const entries = Object.entries(item);
  return {
    ConditionExpression: entries.map((_, n) => `#n${n} = :v${n}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#n${n}`, name])),
    ExpressionAttributeValues: marshall(Object.fromEntries(entries.map(([, value], n) => [`:v${n}`, value]))),
  };
};

export type Migration = { upgraded: number; changedMeanwhile: string[] };

/**
 * Rewrites every item of an older schema in the present one. The product need not stop: it upgrades what it reads, and
 * an item that someone changes meanwhile is left for the next run.
 */
export const migrate = async (place: Place, kindOf: (key: Key) => Kind | undefined = findKind): Promise<Migration> => {
  const done: Migration = { upgraded: 0, changedMeanwhile: [] };
  for await (const item of readStored(place)()) {
    const kind = kindOf(item);
    const present = kind ? upgradeItem(kind, item) : item;
    if (present === item) continue;
    kind?.schema.parse(present);
    try {
      await place.client.send(
        new PutItemCommand({
          TableName: place.name,
          Item: marshall(present, { removeUndefinedValues: true }),
          ...unchanged(item),
        }),
      );
      done.upgraded += 1;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      done.changedMeanwhile.push(`${item.pk} ${item.sk}`);
    }
  }
  return done;
};
