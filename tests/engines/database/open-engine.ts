import { givenEndpoint } from '../../../infra/local/dynamodb.ts';
import { startGuard } from '../../../infra/local/guard/start-guard.ts';
import { createTestTable } from '../../support/lend-table.ts';
import type { StoreRequest } from './edge-case.ts';
import { type Sent, sendRequest } from './send-request.ts';

/** An empty table: `npm test` asks the embedded database behind its guard, `npm run test:engines` AWS's own. */
export const openEngine = async () => {
  const { table, stop: dropTable } = await createTestTable();
  const isDynamoDbLocal = givenEndpoint() !== undefined;
  const database = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const guard = await startGuard(database);
  // What AWS's own refuses, it refuses itself.
  const endpoint = isDynamoDbLocal ? database : guard.endpoint;
  const send = (request: StoreRequest): Promise<Sent> => sendRequest(endpoint, table.name, request);
  /** The answer of what must succeed. */
  const answerOf = async (request: StoreRequest) => {
    const sent = await send(request);
    if ('refusal' in sent) throw new Error(`${sent.refusal}: ${sent.message}`);
    return sent.answer;
  };
  const stop = async () => {
    await guard.stop();
    await dropTable();
  };
  return { table, database, isDynamoDbLocal, send, answerOf, stop };
};
