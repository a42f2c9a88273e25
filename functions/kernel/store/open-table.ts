import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { createDirectStack } from '../direct-client/direct-client.ts';
import { readEnvironment } from '../lib/environment.ts';

export type Table = { name: string; client: DynamoDBDocumentClient };

const environment = z.object({ DYNAMODB_CLIENT: z.enum(['direct', 'sdk']).default('direct') });

/** The SDK's client on a middleware stack of our own: see direct-client.ts. Tests have `DYNAMODB_CLIENT=sdk`, too. */
export const openClient = (): DynamoDBDocumentClient => {
  const plain = new DynamoDBClient({});
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  if (readEnvironment(environment).DYNAMODB_CLIENT === 'sdk') return client;
  const { stack, destroy } = createDirectStack(plain);
  client.middlewareStack = stack;
  client.destroy = destroy;
  return client;
};

export const connectTable = (): Table => ({
  name: readEnvironment(z.object({ TABLE_NAME: z.string() })).TABLE_NAME,
  client: openClient(),
});
