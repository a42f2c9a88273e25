import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Place } from '../../../functions/erasure/stored/read-stored.ts';
import type { Counted } from './recount.ts';

/**
 * Corrects each counter, and returns those that somebody else changed meanwhile: these stay unchanged, so that no change
 * by others is lost.
 */
export const repair = async ({ client, name }: Place, { wrong }: { wrong: Counted[] }): Promise<Counted[]> => {
  const changed: Counted[] = [];
  for (const counter of wrong) {
    const { pk, sk, attribute, stored, counted } = counter;
    try {
      await client.send(
        new UpdateItemCommand({
          TableName: name,
          Key: marshall({ pk, sk }),
          UpdateExpression: 'SET #attribute = :right',
          ConditionExpression: `#attribute = :stored${stored === 0 ? ' OR attribute_not_exists(#attribute)' : ''}`,
          ExpressionAttributeNames: { '#attribute': attribute },
          ExpressionAttributeValues: marshall({ ':right': counted, ':stored': stored }),
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      changed.push(counter);
    }
  }
  return changed;
};
