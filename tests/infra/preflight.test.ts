import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { type AccountState, type AwsAnswer, accountOfFirstDay, answerAbout, xml } from '../support/account-answers.ts';

const program = fileURLToPath(new URL('../../infra/commands/preflight/run.ts', import.meta.url));
const run = async (env: Record<string, string>) => {
  const settled = promisify(execFile)(process.execPath, [program], { env });
  return await settled.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
};

const sender = { name: 'BCA', isRegistered: true, maySnsUseIt: true };
const ready: AccountState = { isInSmsSandbox: false, sender, concurrency: 1000 };

const entry = (key: string, value: string) => `<entry><key>${key}</key><value>${value}</value></entry>`;

/** AWS as the checks see it. An account with a sender of texts has chosen it, and how much they may cost. */
const answer = (state: AccountState, request: IncomingMessage, body: string): AwsAnswer => {
  const action = new URLSearchParams(body).get('Action');
  if (action === 'GetCallerIdentity') return { body: xml(action, '<Account>111122223333</Account>') };
  if (action === 'GetSMSAttributes') {
    const set = state.sender ? entry('MonthlySpendLimit', '50') + entry('DefaultSenderID', state.sender.name) : '';
    return { body: xml(action, `<attributes>${set}</attributes>`) };
  }
  const parameter =
    state === ready
      ? { body: JSON.stringify({ Parameter: { Value: '30' } }) }
      : { status: 400, body: JSON.stringify({ __type: 'ParameterNotFound' }) };
  return answerAbout(state, request, body) ?? parameter;
};

const startAws = async (state: AccountState) => {
  const server = createServer(async (request, response) => {
    const { status = 200, body } = answer(state, request, await text(request));
    response.writeHead(status, { 'content-type': body.startsWith('<') ? 'text/xml' : 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  };
};

it('the pre-flight reports that there are no credentials, and checks nothing', async () => {
  const { code, output } = await run({ AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nonexistent' });
  expect(code).toBe(1);
  expect(output).toContain('There are no AWS credentials that work');
  expect(output).not.toContain('LACKING');
});

it('the pre-flight names all that an account lacks on its first day, each with how to get it', async () => {
  const { code, output } = await run(await startAws(accountOfFirstDay));
  expect(code).toBe(1);
  expect(output).toContain('9 of 9 are lacking');
  expect(output.match(/LACKING/g)).toHaveLength(9);
  expect(output.match(/-> /g)).toHaveLength(9);
  expect(output).toContain('npm run bootstrap');
});

it('the pre-flight asks for nothing that the account has', async () => {
  const { output } = await run(await startAws(ready));
  for (const title of [
    'The CDK is bootstrapped',
    'Texts may go',
    'The monthly limit',
    'Texts name',
    'That sender is registered in the United Kingdom, and Cognito may use it',
    'Enough functions',
  ]) {
    expect(output).toContain(`ready    ${title}`);
  }
  expect(output).not.toContain('UNKNOWN');
});

it('the pre-flight warns that the sender must be registered in the United Kingdom, which takes longest', async () => {
  const asked = { ...sender, isRegistered: false };
  const { output } = await run(await startAws({ ...accountOfFirstDay, sender: asked }));
  expect(output).toContain('Cognito may use it: BCA is not registered');
  expect(output).toContain('"United Kingdom sender ID registration". It takes days to weeks');
});
