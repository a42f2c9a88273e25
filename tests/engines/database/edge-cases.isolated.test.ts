import { afterAll, describe, expect, it } from 'vitest';
import { capacity } from './cases/capacity.ts';
import { expressions } from './cases/expressions.ts';
import { keysAndValues } from './cases/keys-and-values.ts';
import { pagesAndBatches } from './cases/pages-and-batches.ts';
import { timeToLive } from './cases/time-to-live.ts';
import { transactions } from './cases/transactions.ts';
import { ask, type EdgeCase, keyOf, number, transact } from './edge-case.ts';
import { openEngine } from './open-engine.ts';

const { isDynamoDbLocal, send, answerOf, stop } = await openEngine();
afterAll(stop);

const lists = { expressions, keysAndValues, transactions, pagesAndBatches, timeToLive, capacity };

describe.each(Object.entries(lists))('%s', (_, cases: EdgeCase[]) => {
  it.each(cases)('$name', async ({ before = [], request, outcome, local = outcome, embedded = outcome }) => {
    for (const earlier of before) await answerOf(earlier);
    expect(await send(request)).toMatchObject(isDynamoDbLocal ? local : embedded);
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
    Array.from({ length: count }, (_, n) => send(transact(add, { Put: { Item: keyOf(`meeting-${n}`) } }))),
  );
  for (const one of sent) expect(one).not.toHaveProperty('refusal');
  const read = ask('GetItem', { Key: keyOf('meeting'), ConsistentRead: true });
  expect(await send(read)).toMatchObject({ answer: { Item: { times: number(String(count)) } } });
});
