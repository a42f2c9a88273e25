import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { createDirectStack } from './direct-client/direct-client.ts';

/** The table and its client, which every store takes. */
export type Table = { name: string; client: DynamoDBDocumentClient };

/** The SDK's document client on a middleware stack of our own, which does half of the work. */
export const openClient = (): DynamoDBDocumentClient => {
  const plain = new DynamoDBClient({});
  const client = DynamoDBDocumentClient.from(plain);
  const { stack, destroy } = createDirectStack(plain);
  client.middlewareStack = stack;
  client.destroy = destroy;
  return client;
};

export const connectTable = (): Table => ({
  name: readEnvironment(z.object({ TABLE_NAME: z.string() })).TABLE_NAME,
  client: openClient(),
});
