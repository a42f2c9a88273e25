import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Place } from '../../../functions/erasure/stored/read-stored.ts';
import type { Configuration } from '../../cloud/configuration.ts';
import { Failure } from '../../failure.ts';
import { givenEndpoint, startDatabase } from '../../local/dynamodb.ts';
import { readSettings } from '../../local/settings.ts';

export type Source = Place & { stop(): Promise<void> };

const openCloud = (name: string, { region }: Configuration): Source => {
  const client = new DynamoDBClient({ region });
  return { client, name, stop: async () => client.destroy() };
};

// The region and key of the product, since DynamoDB Local keeps the tables of each apart.
const connectLocal = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/** The local data in a database that was given: the table itself. */
const openGiven = (endpoint: string): Source => {
  const client = connectLocal(endpoint);
  return { client, name: readSettings().tableName, stop: async () => client.destroy() };
};

/** The local data, from a copy: the product may continue to run. */
const openCopy = async (): Promise<Source> => {
  const { dataDir, tableName: name } = readSettings();
  const files = await readdir(dataDir).catch(() => []);
  const stored = files.filter((file) => file.startsWith('dynamodb.sqlite'));
  if (stored.length === 0) throw new Failure(`There is no data in ${dataDir}: run "npm start" once, or give --table.`);
  const folder = await mkdtemp(join(tmpdir(), 'source-'));
  for (const file of stored) await cp(join(dataDir, file), join(folder, file));
  const database = await startDatabase(folder, (reason) => {
    throw new Failure(reason);
  });
  const client = connectLocal(database.endpoint);
  return {
    client,
    name,
    stop: async () => {
      client.destroy();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
};

const openLocal = async (): Promise<Source> => {
  const given = givenEndpoint();
  return given ? openGiven(given) : await openCopy();
};

/**
 * The table that a command reads: one in the cloud by its name, with the caller's own credentials, or the local data.
 */
export const openSource = async (table: string | undefined, readConfiguration: () => Configuration): Promise<Source> =>
  table === undefined ? await openLocal() : openCloud(table, readConfiguration());
