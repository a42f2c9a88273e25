import { rm } from 'node:fs/promises';
import { DeleteTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { Failure } from '../failure.ts';
import { claimFolder } from './claim-folder.ts';
import { givenEndpoint } from './dynamodb.ts';
import { readSettings } from './settings.ts';

const deleteTable = async (endpoint: string, TableName: string) => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
  try {
    await client.send(new DeleteTableCommand({ TableName }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  } finally {
    client.destroy();
  }
};

try {
  const { dataDir, tableName } = readSettings();
  // A product that runs would write what it knows again, into a folder that is half empty.
  (await claimFolder(dataDir)).release();
  const given = givenEndpoint();
  if (given) await deleteTable(given, tableName);
  await rm(dataDir, { recursive: true, force: true });
  console.log('The data folder is cleared. npm start fills it with demonstration data again.');
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
