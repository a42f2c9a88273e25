import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClient } from '../../functions/kernel/store/open-table.ts';
import { verifySigV4 } from '../../infra/local/sigv4/verify-sigv4.ts';
import { createTestTable } from '../support/lend-table.ts';

// Also where the other tests run with the SDK's own stack.
process.env.DYNAMODB_CLIENT = 'direct';

type Act = (client: DynamoDBDocumentClient) => Promise<object>;

const openPlain = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } });

/** The result or the error, without the details of the one request, but with the number of attempts. */
const observe = async (client: DynamoDBDocumentClient, act: Act): Promise<unknown> => {
  const withoutIds = (from: object) => {
    const { $metadata, ...rest } = from as { $metadata: { httpStatusCode: number; attempts: number } };
    return { ...rest, status: $metadata?.httpStatusCode, attempts: $metadata?.attempts };
  };
  try {
    return withoutIds(await act(client));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { thrown: error.constructor.name, message: error.message, name: error.name, ...withoutIds(error) };
  }
};

describe('against the embedded database, with the plain client beside it', () => {
  let lent: Awaited<ReturnType<typeof createTestTable>>;
  let plain: DynamoDBDocumentClient;
  beforeAll(async () => {
    lent = await createTestTable(TableName);
    plain = openPlain();
  });
  afterAll(() => lent.stop());

  const TableName = `direct-client-${process.pid}`;
  const Item = {
    pk: 'A',
    sk: '1',
    text: 'Zoë “quoted” \\ \n \u2028 😀',
    empty: '',
    whole: 7,
    none: 0,
    below: -1.5,
    small: 1e-7,
    large: Number.MAX_SAFE_INTEGER,
    yes: true,
    no: false,
    nothing: null,
    list: ['a', 1, null, ['b', { c: [] }], undefined],
    map: { inner: { deeper: 'x', Item: { M: 'S' } }, left: undefined, Items: [{ S: 'not a type' }], empty: {} },
    Key: { N: '1' },
    left: undefined,
  };
  const values = { ':pk': 'A', ':item': { Item: { Keys: [{ a: 1 }] } }, ':one': 1, ':none': null };

  const acts: Record<string, Act> = {
    put: (client) => client.send(new PutCommand({ TableName, Item })),
    'put again, with what was there': (client) =>
      client.send(new PutCommand({ TableName, Item, ReturnValues: 'ALL_OLD' })),
    get: (client) => client.send(new GetCommand({ TableName, Key: { pk: 'A', sk: '1' } })),
    'get what is not there': (client) => client.send(new GetCommand({ TableName, Key: { pk: 'A', sk: '0' } })),
    update: (client) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key: { pk: 'A', sk: '2' },
          UpdateExpression: 'SET #items = :item, nothing = :none ADD #n :one',
          ExpressionAttributeNames: { '#items': 'Items', '#n': 'n' },
          ExpressionAttributeValues: { ':item': values[':item'], ':one': 1, ':none': null },
          ReturnValues: 'UPDATED_OLD',
        }),
      ),
    'query a page': (client) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': 'A' },
          Limit: 1,
          ReturnConsumedCapacity: 'TOTAL',
        }),
      ),
    'query the next page': (client) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': 'A' },
          ExclusiveStartKey: { pk: 'A', sk: '1' },
        }),
      ),
    scan: (client) => client.send(new ScanCommand({ TableName, Limit: 10 })),
    'write a batch': (client) =>
      client.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: [
              { PutRequest: { Item: { ...Item, pk: 'B' } } },
              { DeleteRequest: { Key: { pk: 'C', sk: '1' } } },
            ],
          },
        }),
      ),
    'get a batch': (client) =>
      client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: ['A', 'B'].map((pk) => ({ pk, sk: '1' })) } } }),
      ),
    'get in a transaction': (client) =>
      client.send(
        new TransactGetCommand({
          TransactItems: ['A', 'none'].map((pk) => ({ Get: { TableName, Key: { pk, sk: '1' } } })),
        }),
      ),
    'write in a transaction': (client) =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { ...Item, pk: 'D' } } },
            { Delete: { TableName, Key: { pk: 'B', sk: '1' } } },
            {
              ConditionCheck: {
                TableName,
                Key: { pk: 'A', sk: '1' },
                ConditionExpression: 'yes = :yes',
                ExpressionAttributeValues: { ':yes': true },
              },
            },
          ],
        }),
      ),
    delete: (client) =>
      client.send(new DeleteCommand({ TableName, Key: { pk: 'D', sk: '1' }, ReturnValues: 'ALL_OLD' })),
    'a condition that does not hold': (client) =>
      client.send(
        new PutCommand({
          TableName,
          Item,
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    'a transaction that is cancelled, with reasons': (client) =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { TableName, Item: { pk: 'E', sk: '1' } } },
            {
              Update: {
                TableName,
                Key: { pk: 'A', sk: '1' },
                UpdateExpression: 'ADD whole :one',
                ConditionExpression: 'attribute_not_exists(pk)',
                ExpressionAttributeValues: { ':one': 1 },
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              },
            },
          ],
        }),
      ),
    'a request that makes no sense': (client) => client.send(new GetCommand({ TableName, Key: { pk: 'A' } })),
    'a table that is not there': (client) =>
      client.send(new GetCommand({ TableName: 'none', Key: { pk: 'A', sk: '1' } })),
  };

  it.each(Object.keys(acts))('does the same: %s', async (name) => {
    const act = acts[name] as Act;
    const [ours, theirs] = [openClient(), plain];
    // Each of them finds the same table.
    const expected = await observe(theirs, act);
    if (/^(delete|put|update)$/.test(name)) {
      await observe(theirs, act);
      if (name === 'delete') await theirs.send(new PutCommand({ TableName, Item: { ...Item, pk: 'D' } }));
    }
    const got = await observe(ours, act);
    // The number of attempts is compared below: this database has the clock of the machine, and a client whose clock a
    // test has moved tries again.
    const attempts = expect.any(Number);
    const updated = { Attributes: { Items: values[':item'], nothing: null, n: 2 }, status: 200 };
    expect(got).toEqual({ ...(name === 'update' ? updated : (expected as object)), attempts });
    ours.destroy();
  });

  it('refuses what DynamoDB would not give back as it is', async () => {
    const ours = openClient();
    for (const value of [2 ** 60, Number.NaN, new Date(0), new Set(['a']), new Map(), 1n, Symbol('a')]) {
      const command = new PutCommand({ TableName, Item: { pk: 'A', sk: '9', value } });
      await expect(async () => await ours.send(command)).rejects.toThrow(TypeError);
    }
    ours.destroy();
  });
});

describe('against a server that answers as DynamoDB may', () => {
  type Answer = { status: number; body?: object | string; headers?: Record<string, string> };
  type Heard = { request: IncomingMessage; body: Buffer };
  const credentials = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'session/+=' };
  const good: Answer = { status: 200, body: { Item: { pk: { S: 'A' } } } };
  const fault = (status: number, type: string, more: object = {}): Answer => ({
    status,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: `It is ${type}`, ...more },
  });
  const itsTime = new Date('2031-05-04T10:00:00Z');
  const atAnotherTime = {
    ...fault(400, 'InvalidSignatureException'),
    headers: { date: itsTime.toUTCString() },
  };
  let stop = async () => {};
  // The wait before another attempt is a random part of the longest one.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await stop();
  });

  const answerWith = async (answers: readonly (Answer | 'hang up' | 'silence')[]) => {
    const heard: Heard[] = [];
    const left = [...answers];
    const server = createServer(async (request, response) => {
      heard.push({ request, body: await buffer(request) });
      const answer = left.shift() ?? good;
      if (answer === 'silence') return;
      if (answer === 'hang up') return void request.socket.destroy();
      // Node's own date is that of the machine, even where a test has moved the clock.
      const date = new Date().toUTCString();
      response.writeHead(answer.status, { 'x-amzn-requestid': 'R1', date, ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
    vi.stubEnv('AWS_REGION', 'eu-west-2');
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    return heard;
  };
  const get: Act = (client) => client.send(new GetCommand({ TableName: 't', Key: { pk: 'A', sk: 'é' } }));

  const cases: Record<string, (Answer | 'hang up')[]> = {
    'throttled twice': [
      fault(400, 'ProvisionedThroughputExceededException'),
      fault(400, 'ThrottlingException', { throttlingReasons: [] }),
    ],
    'throttled for good': Array.from({ length: 9 }, () => fault(400, 'ProvisionedThroughputExceededException')),
    'a fault of its own': [fault(500, 'InternalServerError')],
    'a fault that says nothing': [{ status: 503, body: '' }],
    'a connection that is cut': ['hang up'],
    'a conflict': [fault(400, 'TransactionConflictException')],
    'an error that the SDK does not know': [fault(400, 'NewKindOfException', { Detail: 'x' })],
    'a refusal': [fault(400, 'AccessDeniedException')],
    'a condition, with the item': [fault(400, 'ConditionalCheckFailedException', { Item: { pk: { S: 'A' } } })],
    reasons: [
      fault(400, 'TransactionCanceledException', {
        Message: 'cancelled',
        CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict', Message: 'm', Item: { a: { N: '1' } } }],
      }),
    ],
    'a wrong clock': [atAnotherTime],
  };

  it.each(Object.keys(cases))('does what the plain client does: %s', async (name) => {
    const seen: unknown[] = [];
    for (const open of [openPlain, openClient]) {
      const heard = await answerWith(cases[name] ?? []);
      const client = open();
      seen.push([await observe(client, get), heard.length]);
      client.destroy();
      await stop();
      stop = async () => {};
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it('signs every request, with the session of its credentials and the time as the server told it', async () => {
    const heard = await answerWith([...(cases['throttled twice'] ?? []), good, atAnotherTime]);
    const client = openClient();
    await get(client);
    await get(client);
    expect(heard).toHaveLength(5);
    for (const [index, { request, body }] of heard.entries()) {
      const now = index < 4 ? new Date() : itsTime;
      const { headers, url: target = '', method = '' } = request;
      expect(headers['x-amz-security-token']).toBe(credentials.AWS_SESSION_TOKEN);
      expect(headers['content-length']).toBe(String(body.length));
      const secrets = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
      verifySigV4({ method, target, headers, body }, secrets, { service: 'dynamodb', now, region: 'eu-west-2' });
    }
    client.destroy();
  });

  it('gives a silent store up, after as long as the environment says', async () => {
    vi.stubEnv('STORE_SILENCE_MILLISECONDS', '20');
    await answerWith(Array.from({ length: 9 }, () => 'silence'));
    const client = openClient();
    await expect(get(client)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    client.destroy();
  });

  it('sends a transaction again with the token that it had, and the next one with another', async () => {
    const heard = await answerWith(['hang up', { status: 200 }, { status: 200 }]);
    const client = openClient();
    const transact = () =>
      client.send(new TransactWriteCommand({ TransactItems: [{ Delete: { TableName: 't', Key: { pk: 'A' } } }] }));
    await transact();
    await transact();
    const tokens = heard.map(({ body }) => JSON.parse(body.toString()).ClientRequestToken as string);
    expect(tokens[0]).toMatch(/^[\da-f-]{36}$/);
    expect(tokens).toEqual([tokens[0], tokens[0], expect.not.stringMatching(tokens[0] ?? '')]);
    client.destroy();
  });

  it('gives way to the plain client where the environment says so', async () => {
    const heard = await answerWith([]);
    for (const name of ['direct', 'sdk']) {
      vi.stubEnv('DYNAMODB_CLIENT', name);
      const client = openClient();
      await get(client);
      client.destroy();
    }
    const isSdk = heard.map(({ request }) => request.headers['user-agent']?.startsWith('aws-sdk-js/') === true);
    expect(isSdk).toEqual([false, true]);
  });

  it('keeps one connection for what comes one after the other', async () => {
    const heard = await answerWith([]);
    const client = openClient();
    for (let n = 0; n < 5; n += 1) await get(client);
    expect(new Set(heard.map(({ request }) => request.socket.remotePort)).size).toBe(1);
    client.destroy();
  });
});
