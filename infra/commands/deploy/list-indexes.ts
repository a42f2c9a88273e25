import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The names of the indexes that a table of the region has. */
export const listIndexesIn =
  (region: string) =>
  async (TableName: string): Promise<string[]> => {
    const { Table } = await new DynamoDBClient({ region }).send(new DescribeTableCommand({ TableName }));
    return (Table?.GlobalSecondaryIndexes ?? []).flatMap(({ IndexName }) => IndexName ?? []);
  };
