import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Place } from './export-table.ts';
import type { Counted } from './recount.ts';

/** Adds what is missing from each counter, or takes it off; what others count meanwhile is not lost. */
export const repair = async ({ client, name }: Place, wrong: Counted[]): Promise<void> => {
  for (const { pk, sk, attribute, stored, counted } of wrong) {
    await client.send(
      new UpdateItemCommand({
        TableName: name,
        Key: marshall({ pk, sk }),
        UpdateExpression: 'ADD #attribute :by',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: marshall({ ':by': counted - stored }),
      }),
    );
  }
};
