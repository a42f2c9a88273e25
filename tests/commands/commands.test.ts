import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { countersOf } from '../../functions/kernel/store/counted-list.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { contactMessageEntity, messageList } from '../../functions/messages/store/contact-message-items.ts';
import { drill } from '../../infra/commands/restore-drill/drill.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { everyCall } from '../platform/every-call.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const table = connectTable();
const source = { client: new DynamoDBClient({}), name: table.name };
const output = await mkdtemp(join(tmpdir(), 'commands-'));
afterAll(() => rm(output, { recursive: true }));

// Everything that the contract can write, so that the drill meets every kind of item.
const writes = everyCall.filter(({ name }) => name !== 'signOut');
for (const { call, sample } of writes) {
  await ask(product.url, call, { ...sample, headers: call.permission === 'public' ? {} : headers });
}
const sent = await ask(product.url, intakeCalls.sendContactMessage, {
  body: { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me.' },
});
const { contactId } = contactMessageEntity.schema.parse(sent.body);

const run = async (command: string, ...args: string[]) =>
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`../../infra/commands/${command}/run.ts`, import.meta.url)), ...args],
    { env: { ...process.env, DATA_DIR: product.dataDir } },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

const corrupt = async (set: Record<string, unknown>, key: { pk: string; sk: string }) => {
  const [name = ''] = Object.keys(set);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': set[name] },
    }),
  );
};

it('a restore drill reads everything back, each item through the schema of its kind, and the counters add up', async () => {
  const { exported, readBack, ...faults } = await drill(source);
  expect(faults).toEqual({
    changed: [],
    unreadable: [],
    unknown: [],
    counters: { checked: expect.any(Number), wrong: [] },
  });
  expect(exported).toBeGreaterThan(10);
  expect(Object.values(readBack).reduce((sum, items) => sum + items)).toBe(exported);
  expect(readBack).toMatchObject({ 'Contact message': expect.any(Number), 'Audit event': expect.any(Number) });
});

it('npm run restore-drill does it beside the running product, and says what it did', async () => {
  const { code, text } = await run('restore-drill');
  expect(text).toMatch(/\d+ items exported and restored, \d+ counters recounted, 0 faults/);
  expect(code).toBe(0);
});

it('a drill reports what it cannot read, does not know or counts differently', async () => {
  await corrupt({ message: 7 }, contactMessageEntity.key(contactId));
  const [counter] = countersOf(messageList, `${new Date().toISOString()}#${contactId}`);
  if (!counter) throw new Error('The list of messages has no counters');
  const [attribute = ''] = Object.keys(counter.amounts);
  await corrupt({ [attribute]: 4000 }, counter.key);
  await table.client.send(new PutCommand({ TableName: table.name, Item: { pk: 'STRANGE', sk: 'THING' } }));
  const { unreadable, unknown, counters, changed } = await drill(source);
  expect({ unreadable, unknown, changed }).toEqual({
    unreadable: [`MESSAGE#${contactId} MESSAGE`],
    unknown: ['STRANGE THING'],
    changed: [],
  });
  expect(counters.wrong).toEqual([{ ...counter.key, attribute, stored: 4000, counted: expect.any(Number) }]);
  expect((await run('restore-drill')).code).toBe(1);
});
