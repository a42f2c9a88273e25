import { afterAll, describe, expect, it } from 'vitest';
import { givenEndpoint } from '../../../infra/local/dynamodb.ts';
import { startGuard } from '../../../infra/local/guard/start-guard.ts';
import { createTestTable } from '../../support/lend-table.ts';
import { capacity } from './cases/capacity.ts';
import { expressions } from './cases/expressions.ts';
import { keysAndValues } from './cases/keys-and-values.ts';
import { pagesAndBatches } from './cases/pages-and-batches.ts';
import { transactions } from './cases/transactions.ts';
import { ask, type EdgeCase, keyOf, number, transact } from './edge-case.ts';
import { sendRequest } from './send-request.ts';

// `npm test` asks the embedded database behind its guard, `npm run test:engines` AWS's own: both must answer alike.
const { table, stop } = await createTestTable();
const isDynamoDbLocal = givenEndpoint() !== undefined;
const database = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
const guard = await startGuard(database);
// What AWS's own refuses, it refuses itself.
const endpoint = isDynamoDbLocal ? database : guard.endpoint;
afterAll(async () => {
  await guard.stop();
  await stop();
});

const lists = { expressions, keysAndValues, transactions, pagesAndBatches, capacity };

describe.each(Object.entries(lists))('%s', (_, cases: EdgeCase[]) => {
  it.each(cases)('$name', async ({ before = [], request, outcome, local = outcome }) => {
    for (const earlier of before) {
      expect(await sendRequest(endpoint, table.name, earlier)).not.toHaveProperty('refusal');
    }
    expect(await sendRequest(endpoint, table.name, request)).toMatchObject(isDynamoDbLocal ? local : outcome);
  });
});

// AWS may cancel some of them with TransactionConflict, which the product tries again (functions/kernel/store/contention.test.ts): both
// engines do one after the other instead, so that neither can prove it.
it('transactions that meet are all done, one after the other', async () => {
  const add = {
    Update: {
      Key: keyOf('meeting'),
      UpdateExpression: 'ADD times :one',
      ExpressionAttributeValues: { ':one': number('1') },
    },
  };
  const count = 20;
  const sent = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      sendRequest(endpoint, table.name, transact(add, { Put: { Item: keyOf(`meeting-${n}`) } })),
    ),
  );
  for (const one of sent) expect(one).not.toHaveProperty('refusal');
  const read = ask('GetItem', { Key: keyOf('meeting'), ConsistentRead: true });
  expect(await sendRequest(endpoint, table.name, read)).toMatchObject({
    answer: { Item: { times: number(String(count)) } },
  });
});
