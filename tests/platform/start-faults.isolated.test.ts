import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demonstrationAccounts, demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { sentMessage } from '../../shared/messages/contact-message.ts';
import { ask } from '../support/ask.ts';
import { findServices, killAll, killListed, runStart } from '../support/run-start.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  await vi.waitFor(() => expect(findServices(dataDir)).toEqual([]), { timeout: 10_000 });
  await rm(dataDir, { recursive: true });
});

// To fill it takes longer than all else.
const empty = { args: ['--empty'] };

const [admin] = demonstrationAccounts;
const signInByOutbox = async (url: string): Promise<{ authorization: string }> => {
  const username = admin?.email ?? '';
  const first = await ask(url, accountCalls.signIn, { body: { username, password: demonstrationPassword } });
  const { session } = accountCalls.signIn.replies[200].parse(first.body);
  const outbox = (await (await fetch(`${url}/local/outbox`)).json()) as { code?: string }[];
  const second = await ask(url, accountCalls.checkCode, {
    body: { channel: 'sms', to: username, code: outbox[0]?.code, session },
  });
  return { authorization: `Bearer ${accountCalls.checkCode.replies[200].parse(second.body).tokens.accessToken}` };
};

describe('npm start', () => {
  it('stops everything at Ctrl-C and leaves the data in place', async () => {
    const running = runStart(dataDir);
    const url = await running.ready;
    expect(running.output()).toContain('admin@bca.example');
    expect(running.output()).toContain(demonstrationPassword);
    expect(findServices(dataDir).length).toBeGreaterThan(0);
    expect((await fetch(`${url}/local/outbox`)).status).toBe(200);
    running.child.kill('SIGINT');
    expect(await running.ended).toBe(0);
  });

  it('starts without demonstration data when asked to', async () => {
    const running = runStart(dataDir, empty);
    const url = await running.ready;
    const body = { username: admin?.email, password: demonstrationPassword };
    expect((await ask(url, accountCalls.signIn, { body })).status).toBe(401);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  it('fails in one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('A port was expected');
    const running = runStart(dataDir, { port: address.port });
    await expect(running.ready).rejects.toThrow();
    expect(await running.ended).toBe(1);
    expect(running.output().trim().split('\n')).toEqual([expect.stringMatching(/^Port \d+ is taken\./)]);
    other.close();
  });

  it('does not go on with a data folder whose database has forgotten the table, in one line', async () => {
    const first = runStart(dataDir, empty);
    await first.ready;
    first.child.kill('SIGTERM');
    await first.ended;
    await rm(join(dataDir, 'dynamodb.sqlite'));
    // The second time it must not find what the first has made.
    for (let time = 1; time <= 2; time += 1) {
      const running = runStart(dataDir, empty);
      await expect(running.ready).rejects.toThrow();
      expect(await running.ended).toBe(1);
      expect(running.output().trim().split('\n')).toEqual([expect.stringContaining('npm run reset clears the data')]);
    }
  });

  it('refuses a data folder that another one runs on, in one line, and takes it when that has ended', async () => {
    const first = runStart(dataDir, empty);
    await first.ready;
    for (const script of ['start', 'reset'] as const) {
      const second = runStart(dataDir, { ...empty, script });
      await expect(second.ready).rejects.toThrow();
      expect(await second.ended).toBe(1);
      expect(second.output().trim().split('\n')).toEqual([
        `Another product runs on the data folder ${dataDir}. Stop it first, or give this one a folder of its own in DATA_DIR.`,
      ]);
    }
    first.child.kill('SIGKILL');
    await first.ended;
    await vi.waitFor(() => expect(findServices(dataDir)).toEqual([]), { timeout: 10_000 });
    const third = runStart(dataDir, empty);
    await third.ready;
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });

  it('fails in one line when it cannot write its data folder', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const running = runStart(join(file, 'data'), empty);
    await expect(running.ready).rejects.toThrow();
    expect(await running.ended).toBe(1);
    expect(running.output().trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The data folder .*\/a-file\/data cannot be written: .*, or choose another folder in DATA_DIR\.$/,
      ),
    ]);
  });

  it('names the damaged file in one line, and deletes nothing', async () => {
    const path = join(dataDir, 'cognito', 'user-pool.json');
    await mkdir(join(dataDir, 'cognito'));
    await writeFile(path, '{"secret":"ab');
    const running = runStart(dataDir, empty);
    await expect(running.ready).rejects.toThrow();
    expect(await running.ended).toBe(1);
    expect(running.output().trim().split('\n')).toEqual([
      expect.stringContaining(`The file of the accounts, ${path}, is damaged`),
    ]);
    expect(await readFile(path, 'utf8')).toBe('{"secret":"ab');
  });

  it('stops as a whole, with the reason, when a service dies', async () => {
    const running = runStart(dataDir, empty);
    await running.ready;
    for (const pid of findServices(dataDir)) killListed(pid);
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('The embedded database stopped');
  });

  it('leaves nothing running when it is killed itself', async () => {
    const running = runStart(dataDir, empty);
    await running.ready;
    running.child.kill('SIGKILL');
    await running.ended;
  });
});

it('every acknowledged message survives kill -9 of the whole tree', async () => {
  const first = runStart(dataDir);
  const url = await first.ready;
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const body = { firstName: 'Amina', lastName: `Writer ${writer}`, phone: '07700 900456', message: `Message ${n}` };
      const answer = await ask(url, intakeCalls.sendContactMessage, { body }).catch(() => undefined);
      if (!answer) return;
      acknowledged.push(sentMessage.parse(answer.body).contactId);
      if (acknowledged.length === 100) killAll(first.child, dataDir);
    }
  };
  await Promise.all([1, 2, 3, 4].map(write));
  await first.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);

  const second = runStart(dataDir);
  const again = await second.ready;
  const headers = await signInByOutbox(again);
  for (const id of acknowledged) {
    const { status } = await ask(again, messageCalls.readContact, { params: { id }, headers });
    expect(status).toBe(200);
  }
  const listed: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await ask(again, messageCalls.listContacts, { params: { page: String(page) }, headers });
    const { content, totalElements } = messageCalls.listContacts.replies[200].parse(body);
    listed.push(...content.map(({ contactId }) => contactId));
    if (content.length === 0) {
      expect(listed.length).toBe(totalElements);
      break;
    }
  }
  expect(listed).toEqual(expect.arrayContaining(acknowledged));
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});
