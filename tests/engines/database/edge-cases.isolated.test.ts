import { afterAll, describe, expect, it } from 'vitest';
import { givenEndpoint } from '../../../infra/local/dynamodb.ts';
import { startGuard } from '../../../infra/local/guard/start-guard.ts';
import { createTestTable } from '../../support/lend-table.ts';
import { expressions } from './cases/expressions.ts';
import { keysAndValues } from './cases/keys-and-values.ts';
import { pagesAndBatches } from './cases/pages-and-batches.ts';
import { transactions } from './cases/transactions.ts';
import type { EdgeCase } from './edge-case.ts';
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

const lists = { expressions, keysAndValues, transactions, pagesAndBatches };

describe.each(Object.entries(lists))('%s', (_, cases: EdgeCase[]) => {
  it.each(cases)('$name', async ({ before = [], request, outcome, local = outcome }) => {
    for (const earlier of before) {
      expect(await sendRequest(endpoint, table.name, earlier)).not.toHaveProperty('refusal');
    }
    expect(await sendRequest(endpoint, table.name, request)).toMatchObject(isDynamoDbLocal ? local : outcome);
  });
});
