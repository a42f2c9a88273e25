import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { connectTable, type Table } from '../../functions/kernel/store/open-table.ts';
import { createTable } from '../../infra/local/create-table.ts';
import { databaseFile, givenEndpoint, startDatabase } from '../../infra/local/dynamodb.ts';

/** An empty table on an embedded database of its own, and a function that deletes both. */
export const createTestTable = async (
  name?: string,
): Promise<{ table: Table; file: string | undefined; stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'table-'));
  const database = await startDatabase(dataDir, (reason) => {
    throw new Error(reason);
  });
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    // Of its own, since the tests may share the database of DYNAMODB_ENDPOINT.
    TABLE_NAME: name ?? basename(dataDir),
  });
  const table = connectTable();
  await createTable(table.name);
  const stop = async () => {
    await table.client.send(new DeleteTableCommand({ TableName: table.name }));
    table.client.destroy();
    await database.stop();
    await rm(dataDir, { recursive: true });
  };
  const file = givenEndpoint() ? undefined : databaseFile(dataDir);
  return { table, file, stop };
};
