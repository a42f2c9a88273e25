import {
  type BatchGetItemCommandOutput,
  type BatchWriteItemCommandOutput,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { readStored } from '../../functions/erasure/stored/read-stored.ts';
import { lookUp, writeItems } from '../../infra/commands/stored-data/export-table.ts';
import { startTestTable } from '../support/test-table.ts';

// No database of ours leaves a part of a batch over: AWS does where it is throttled.
const { name } = await startTestTable();

type Input = { RequestItems: { [table: string]: object[] & { Keys?: object[] } } };
type Output = Partial<BatchGetItemCommandOutput & BatchWriteItemCommandOutput>;

/** A client whose database does half of the first three batches. */
const openThrottled = () => {
  let times = 3;
  const client = new DynamoDBClient({});
  client.middlewareStack.add(
    (next) => async (args) => {
      const asked = (args.input as Input).RequestItems?.[name];
      if (!asked || times === 0) return await next(args);
      times -= 1;
      const list = asked.Keys ?? asked;
      const half = Math.ceil(list.length / 2);
      const halfOf = (part: object[]) => ({ [name]: asked.Keys ? { ...asked, Keys: part } : part });
      const result = await next({ ...args, input: { ...args.input, RequestItems: halfOf(list.slice(0, half)) } });
      const left = halfOf(list.slice(half));
      Object.assign(result.output as Output, asked.Keys ? { UnprocessedKeys: left } : { UnprocessedItems: left });
      return result;
    },
    { step: 'initialize' },
  );
  return { client, name };
};

const keys = Array.from({ length: 60 }, (_, index) => ({ pk: 'LEFTOVER', sk: `${index}`.padStart(2, '0') }));

it('every item of a batch is written, and found, where the database does it in parts', async () => {
  await writeItems(
    openThrottled(),
    keys.map(({ pk, sk }) => ({ pk: { S: pk }, sk: { S: sk } })),
  );
  const stored = await Array.fromAsync(readStored({ client: new DynamoDBClient({}), name })());
  expect(stored.map(({ sk }) => sk).toSorted()).toEqual(keys.map(({ sk }) => sk));
  const found = await lookUp(openThrottled(), keys);
  expect([...found.values()].map(({ sk }) => sk).toSorted()).toEqual(keys.map(({ sk }) => sk));
});
