import { ConditionalCheckFailedException, DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { isListCounter } from '../../../functions/data/recounted-list.ts';
import type { Key } from '../../../functions/data/table.ts';
import { changesOf } from '../../../functions/data/write.ts';
import type { Place } from './export-table.ts';
import type { Counted } from './recount.ts';

/**
 * Adds the difference to each counter, and returns those that somebody else changed meanwhile: these stay unchanged.
 * Simultaneous changes by others are not lost.
 */
const repairWrong = async ({ client, name }: Place, wrong: Counted[]): Promise<Counted[]> => {
  const changed: Counted[] = [];
  for (const counter of wrong) {
    const { pk, sk, attribute, stored, counted, folded } = counter;
    const inItem = stored - folded;
    const isFoldable = isListCounter({ pk, sk });
    try {
      await client.send(
        new UpdateItemCommand({
          TableName: name,
          Key: marshall({ pk, sk }),
          UpdateExpression: `SET #attribute = :right${isFoldable ? ' ADD #changes :one' : ''}`,
          ConditionExpression: `#attribute = :inItem${inItem === 0 ? ' OR attribute_not_exists(#attribute)' : ''}`,
          ExpressionAttributeNames: { '#attribute': attribute, ...(isFoldable && { '#changes': changesOf }) },
          ExpressionAttributeValues: marshall({
            ...{ ':right': counted - folded, ':inItem': inItem },
            ...(isFoldable && { ':one': 1 }),
          }),
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      changed.push(counter);
    }
  }
  return changed;
};

/**
 * Corrects counters, and deletes those of a former kind, whose content is in today's by then. Returns the counters
 * that somebody else changed meanwhile.
 */
export const repair = async (
  place: Place,
  { wrong, former }: { wrong: Counted[]; former: Key[] },
): Promise<Counted[]> => {
  const changed = await repairWrong(place, wrong);
  for (const { pk, sk } of former) {
    await place.client.send(new DeleteItemCommand({ TableName: place.name, Key: marshall({ pk, sk }) }));
  }
  return changed;
};
