import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

/** The table and the client that reaches it, handed to every entity's access functions. */
export type Table = { name: string; client: DynamoDBDocumentClient };

export const connectTable = (): Table => ({
  name: readEnvironment(z.object({ TABLE_NAME: z.string() })).TABLE_NAME,
  client: DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } }),
});
