import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTable, type Table } from '../../functions/kernel/store/open-table.ts';
import { createTable } from '../../infra/local/create-table.ts';
import { databaseFile, startDatabase } from '../../infra/local/dynamodb.ts';

/** An empty table on an embedded database of its own, and a function that deletes both. */
export const createTestTable = async (): Promise<{ table: Table; file: string | undefined; stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'table-'));
  const database = await startDatabase(dataDir, (reason) => {
    throw new Error(reason);
  });
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    TABLE_NAME: 'community-health',
  });
  const table = connectTable();
  await createTable(table.name);
  const stop = async () => {
    table.client.destroy();
    await database.stop();
    await rm(dataDir, { recursive: true });
  };
  const file = process.env.DYNAMODB_ENDPOINT ? undefined : databaseFile(dataDir);
  return { table, file, stop };
};
