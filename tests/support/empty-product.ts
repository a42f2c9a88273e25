import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '../../infra/local/create-table.ts';
import { filesBucket, signaturesBucket, temporaryBucket } from '../../infra/local/settings.ts';

/** Clears away all that the table of the environment holds. */
export const emptyTable = async () => {
  const client = new DynamoDBClient({});
  const { TABLE_NAME = '' } = process.env;
  await client.send(new DeleteTableCommand({ TableName: TABLE_NAME }));
  await createTable(TABLE_NAME, client);
  client.destroy();
};

const emptyUserPool = async () => {
  const client = new CognitoIdentityProviderClient({});
  const pool = { UserPoolId: process.env.USER_POOL_ID };
  for (let more = true; more; ) {
    const { Users = [] } = await client.send(new ListUsersCommand(pool));
    for (const { Username } of Users) await client.send(new AdminDeleteUserCommand({ ...pool, Username }));
    more = Users.length > 0;
  }
  client.destroy();
};

const emptyBucket = async (dataDir: string, bucket: string) => {
  const folder = join(dataDir, 's3', bucket);
  for (const file of await readdir(folder)) await rm(join(folder, file));
};

/** Clears away all that a product has stored, of which its process has everything open. Mails and texts stay sent. */
export const emptyProduct = async (dataDir: string) => {
  await Promise.all([emptyTable(), emptyUserPool()]);
  for (const bucket of [signaturesBucket, temporaryBucket, filesBucket]) await emptyBucket(dataDir, bucket);
};
