import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, it } from 'vitest';
import { authenticatorCode } from '../../infra/commands/smoke/find-code.ts';
import { demonstrationAccounts, demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { startServer } from '../../infra/local/http-server.ts';
import { startJobs } from '../../infra/local/jobs.ts';
import { messageCalls } from '../../shared/messages/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { createTestProduct } from '../support/lend-product.ts';
import { signInStaff } from '../support/staff.ts';

// With every limit at its real value: a run must fit into them.
Object.assign(process.env, { ANSWER_MILLISECONDS: '0', READING_MILLISECONDS: '0' });
const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
const siteDir = join(folder, 'site');
await cp(fileURLToPath(new URL('../fixtures/site', import.meta.url)), siteDir, { recursive: true });
await mkdir(join(siteDir, 'assets'));
await writeFile(join(siteDir, 'assets/index-Ab12.js'), '// a script');
await writeFile(join(siteDir, 'index.html'), '<!doctype html><script src="/assets/index-Ab12.js"></script>');
const product = await createTestProduct({ siteDir });
// Documents are checked by the clock.
const jobs = startJobs();
afterAll(async () => {
  await jobs.stop();
  await product.stop();
  await rm(folder, { recursive: true });
});
const [admin] = demonstrationAccounts;
if (!admin) throw new Error('There is no demonstration admin');
await createAccount(new CognitoIdentityProviderClient({}), admin);

const run = async (url: string, ...more: string[]) =>
  await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(new URL('../../infra/commands/smoke/run.ts', import.meta.url)),
      ...['--url', url, '--email', admin.email, ...more],
    ],
    { env: { ...process.env, SMOKE_PASSWORD: demonstrationPassword } },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

/** The same product behind a proxy that corrupts some of its answers, as a wrong deployment would. */
const startSpoiled = async (spoil: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  await startServer((incoming, outgoing) => {
    if (spoil(incoming, outgoing)) return;
    const { port } = new URL(product.url);
    const { method, headers, url: path } = incoming;
    const inner = request({ port, path, ...(method && { method }), headers }, (answer) => {
      const { 'x-frame-options': _, ...unframed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, path?.startsWith('/api/') ? answer.headers : unframed);
      answer.pipe(outgoing);
    });
    incoming.pipe(inner);
  }, {});

it('a whole product passes every line, and what the run has made is gone or out of use', async () => {
  const { code, text } = await run(product.url, '--texts');
  expect(text).not.toContain('FAIL');
  expect(text.match(/^pass /gm)?.length, text).toBeGreaterThanOrEqual(60);
  expect(code, text).toBe(0);

  const headers = await signInStaff(product, 'ROLE_ADMIN');
  const active = await ask(product.url, patientCalls.listPatients, {
    params: { page: '1', size: '12' },
    query: { status: 'active' },
    headers,
  });
  expect(active.body).toMatchObject({ totalElements: 0 });
  const messages = await ask(product.url, messageCalls.listContacts, { params: { page: '1' }, headers });
  expect(messages.body).toMatchObject({ totalElements: 0 });
  const accounts = await ask(product.url, userCalls.findUsers, { body: { text: 'admin+smoke' }, headers });
  expect(accounts.body).toMatchObject({ content: [{ role: 'ROLE_NULL', state: 'DISABLED', firstName: 'Smoke test' }] });
});

it('a missing header and a call that fails are found, each with what to do, and the rest is tried all the same', async () => {
  const spoiled = await startSpoiled(({ method, url }, response) => {
    if (method !== 'POST' || url !== patientCalls.saveSignature.path) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Internal Server Error"}');
    return true;
  });
  const { code, text } = await run(`http://localhost:${spoiled.port}`);
  await spoiled.stop();
  expect(code).toBe(1);
  const failed = text.match(/^FAIL.*/gm);
  expect(failed).toEqual([
    expect.stringContaining('Pages carry every security header: Error: x-frame-options is missing'),
    expect.stringContaining('A page that is not there says so, with status 404: Error: x-frame-options is missing'),
    expect.stringContaining('A drawn signature is kept with a new record: Error: POST /api/crm/signature answered 500'),
  ]);
  expect(text.match(/^ +-> /gm)).toHaveLength(3);
  expect(text).toContain('pass      After signing out, the same token is refused');
});

it('an authenticator app shows what RFC 6238 says', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(authenticatorCode(secret, 59_000)).toBe('287082');
  expect(authenticatorCode(secret, 1_111_111_109_000)).toBe('081804');
});
