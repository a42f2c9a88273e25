import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { auditPrefix, auditReading } from '../../../functions/kernel/store/audit.ts';
import { givenEndpoint } from '../../../infra/local/dynamodb.ts';
import { makeAuditContext } from '../../support/audit-context.ts';
import { createTestTable } from '../../support/lend-table.ts';
import { ask, keyOf, number, put, type StoreRequest, transact, update } from './edge-case.ts';
import { postRequest, sendRequest } from './send-request.ts';

// What the copy of the audit log is given, where a deployment has one (functions/audit/jobs/copy-audit.ts): on the embedded
// database in `npm test`, on AWS's own in `npm run test:engines`.
const { table, stop } = await createTestTable();
const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
const isDynamoDbLocal = givenEndpoint() !== undefined;
afterAll(stop);

const described = z.object({ StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }) });
const iterated = z.object({ ShardIterator: z.string() });

const askStream = async (operation: string, body: object): Promise<unknown> => {
  const response = await postRequest(endpoint, `DynamoDBStreams_20120810.${operation}`, body);
  expect(response.status).toBe(200);
  return await response.json();
};

const send = async (request: StoreRequest) => {
  const sent = await sendRequest(endpoint, table.name, request);
  if ('refusal' in sent) throw new Error(sent.message);
  return sent.answer;
};

let StreamArn = '';
// As a deployment that chooses `auditCopyYears` later changes its table.
beforeAll(async () => {
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' };
  await send(ask('UpdateTable', { StreamSpecification }));
  const { Table } = await send(ask('DescribeTable', {}));
  StreamArn = z.object({ LatestStreamArn: z.string() }).parse(Table).LatestStreamArn;
});

const readStream = async (): Promise<DynamoDBRecord[]> => {
  const { StreamDescription } = described.parse(await askStream('DescribeStream', { StreamArn }));
  const records: DynamoDBRecord[] = [];
  for (const { ShardId } of StreamDescription.Shards) {
    const asked = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' };
    const { ShardIterator } = iterated.parse(await askStream('GetShardIterator', asked));
    const { Records } = (await askStream('GetRecords', { ShardIterator })) as { Records: DynamoDBRecord[] };
    records.push(...Records);
  }
  return records;
};

/** The records of a partition: what happened, and the item after it. */
const recordsOf = async (pk: string) =>
  (await readStream())
    .filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === pk)
    .map(({ eventName, dynamodb }) => [eventName, dynamodb?.NewImage]);

const set = (pk: string, value: string) =>
  update(pk, { UpdateExpression: 'SET a = :a', ExpressionAttributeValues: { ':a': number(value) } });

it('each change is a record with the item after it, and a deletion one without', async () => {
  for (const request of [put('one'), set('one', '1'), ask('DeleteItem', { Key: keyOf('one') })]) await send(request);
  expect(await recordsOf('one')).toEqual([
    ['INSERT', keyOf('one')],
    ['MODIFY', { ...keyOf('one'), a: number('1') }],
    ['REMOVE', undefined],
  ]);
});

it('a record is keyed and numbered, and bears the time in seconds', async () => {
  await send(put('key'));
  const [record] = (await readStream()).filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === 'key');
  expect(record?.dynamodb).toMatchObject({
    Keys: keyOf('key'),
    SequenceNumber: expect.stringMatching(/^\d+$/),
    ApproximateCreationDateTime: expect.toSatisfy((at: number) => Math.abs(at - Date.now() / 1000) < 600),
  });
});

it('the members of a transaction and of a batch are records, and what they only check is none', async () => {
  const absent = { Key: keyOf('checked'), ConditionExpression: 'attribute_not_exists(pk)' };
  await send(transact({ Put: { Item: keyOf('two') } }, { Put: { Item: keyOf('three') } }, { ConditionCheck: absent }));
  const requests = [{ PutRequest: { Item: keyOf('four') } }, { DeleteRequest: { Key: keyOf('three') } }];
  await send(ask('BatchWriteItem', { RequestItems: { table: requests } }));
  const wanted = { two: ['INSERT'], three: ['INSERT', 'REMOVE'], four: ['INSERT'], checked: [] };
  for (const [pk, names] of Object.entries(wanted)) expect((await recordsOf(pk)).map(([name]) => name)).toEqual(names);
});

it('a change that is refused, and the deletion of what is not there, are no records', async () => {
  const refused = put('five', {}, { ConditionExpression: 'attribute_exists(pk)' });
  expect(await sendRequest(endpoint, table.name, refused)).toHaveProperty('refusal');
  await send(ask('DeleteItem', { Key: keyOf('five') }));
  expect(await recordsOf('five')).toEqual([]);
});

// By AWS's documentation none is written; the embedded database writes a MODIFY.
it('a write that changes nothing is no record', async () => {
  for (const request of [put('six'), put('six'), set('six', '1.50'), set('six', '1.5')]) await send(request);
  const changes = ['INSERT', 'MODIFY'];
  const local = ['INSERT', 'MODIFY', 'MODIFY', 'MODIFY'];
  expect((await recordsOf('six')).map(([name]) => name)).toEqual(isDynamoDbLocal ? changes : local);
});

it('an entry of the audit log is one record in the order of writing, by the prefix that the function is given', async () => {
  const contexts = ['readPatient', 'updatePatient', 'signOut'].map(makeAuditContext);
  for (const context of contexts) await auditReading(table, context);
  const copied = (await readStream()).filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(auditPrefix));
  expect(copied.map(({ eventName, dynamodb }) => [eventName, dynamodb?.NewImage?.call?.S])).toEqual(
    contexts.map(({ call }) => ['INSERT', call]),
  );
  const numbers = copied.map(({ dynamodb }) => BigInt(dynamodb?.SequenceNumber ?? ''));
  expect(numbers).toEqual(numbers.toSorted((one, other) => (one < other ? -1 : 1)));
});
