import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { indexes as tableIndexes, tableSchema } from '../../functions/kernel/store/table.ts';

const { partitionKey, sortKey, timeToLive } = tableSchema;

const define = (...names: string[]) => names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));

const keys = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

const indexes = tableIndexes.map(({ name, partitionKey: partition, sortKey: sort }) => ({
  IndexName: name,
  KeySchema: keys(partition, sort),
  Projection: { ProjectionType: 'ALL' as const },
}));

/** A data folder of an earlier version has the table without its indexes. */
const addMissingIndexes = async (name: string, client: DynamoDBClient): Promise<void> => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const there = new Set(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of indexes.filter(({ IndexName }) => !there.has(IndexName))) {
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: define(...index.KeySchema.map(({ AttributeName }) => AttributeName)),
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    );
  }
};

/** Creates the table as the cloud has it, unless the data folder has it already. */
export const createTable = async (name: string, client = new DynamoDBClient({})): Promise<void> => {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keys(partitionKey, sortKey),
        AttributeDefinitions: define(
          ...new Set([
            partitionKey,
            sortKey,
            ...tableIndexes.flatMap(({ partitionKey: partition, sortKey: sort }) => [partition, sort]),
          ]),
        ),
        GlobalSecondaryIndexes: indexes,
      }),
    );
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { Enabled: true, AttributeName: timeToLive },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    await addMissingIndexes(name, client);
  }
};
