import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { inspectAccount } from '../../infra/commands/smoke/checks/account.ts';
import type { Account } from '../../infra/commands/smoke/open-account.ts';
import { smoke } from '../../infra/commands/smoke/smoke.ts';
import { readDeployment } from '../../infra/read-deployment.ts';

const configuration = { ...readDeployment('production'), alarmEmail: 'it@community.test' };

/** The API at its own address, which admits nobody. */
let apiStatus = 403;
const api = createServer((_, response) => response.writeHead(apiStatus).end()).listen(0, '127.0.0.1');
await once(api, 'listening');
afterAll(() => api.close());
const ApiAddress = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

const wholeAccount = (change: Partial<Account> = {}) => {
  const done: string[] = [];
  const account: Account = {
    findStack: async () => ({ status: 'UPDATE_COMPLETE', isProtected: true, outputs: { ApiAddress } }),
    findAlarm: async () => ({ name: 'bca-service-Slow', topic: 'arn:aws:sns:eu-west-2:111122223333:alarms' }),
    listConfirmed: async () => ['it@community.test'],
    raise: async () => void done.push('raised'),
    lower: async () => void done.push('lowered'),
    listActions: async () => ['Successfully executed action arn:aws:sns:eu-west-2:111122223333:alarms'],
    ...change,
  };
  return { account, done };
};

const inspect = async (account: Account) =>
  await smoke({
    url: 'http://127.0.0.1',
    admin: { email: '', password: '' },
    findCode: async () => '',
    mark: 'smoke',
    parts: [{ name: 'The AWS account', check: inspectAccount(account, configuration) }],
    report: () => {},
  });

it('a whole account passes, and its alarm goes back to what it was', async () => {
  const { account, done } = wholeAccount();
  const lines = await inspect(account);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass']);
  expect(done).toEqual(['raised', 'lowered']);
});

it.each<[string, Partial<Account>]>([
  ['there is no stack', { findStack: async () => undefined }],
  [
    'one is ROLLBACK_COMPLETE',
    { findStack: async () => ({ status: 'ROLLBACK_COMPLETE', isProtected: true, outputs: {} }) },
  ],
  ['one is not protected', { findStack: async () => ({ status: 'CREATE_COMPLETE', isProtected: false, outputs: {} }) }],
  ['no alarm of these stacks', { findAlarm: async () => undefined }],
  ['nobody has', { listConfirmed: async () => [] }],
  ['Failed to execute action', { listActions: async () => ['Failed to execute action arn:aws:sns:eu-west-2'] }],
])('an account where %s fails, and says so', async (words, change) => {
  const lines = await inspect(wholeAccount(change).account);
  const failed = lines.filter(({ outcome }) => outcome === 'FAIL');
  expect(failed).toEqual([expect.objectContaining({ detail: expect.stringContaining(words) })]);
});

it('an API that answers around the site fails', async () => {
  apiStatus = 200;
  const failed = (await inspect(wholeAccount().account)).filter(({ outcome }) => outcome === 'FAIL');
  expect(failed).toEqual([expect.objectContaining({ detail: 'Error: it answered 200' })]);
});
