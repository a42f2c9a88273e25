import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../infra/commands/preflight/run.ts', import.meta.url));
const run = async (env: Record<string, string>) => {
  const settled = promisify(execFile)(process.execPath, [program], { env });
  return await settled.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
};

/** The account has a sender of which nobody knows yet in the United Kingdom. */
let isRegistering = false;

const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`;
const entry = (key: string, value: string) => `<entry><key>${key}</key><value>${value}</value></entry>`;

/** AWS as the checks see it: an account on its first day, or one that is ready. */
const answer = (request: IncomingMessage, body: string, isReady: boolean): { status?: number; body: string } => {
  const action = new URLSearchParams(body).get('Action');
  if (action === 'GetCallerIdentity') return { body: xml(action, '<Account>111122223333</Account>') };
  if (action === 'GetSMSSandboxAccountStatus') return { body: xml(action, `<IsInSandbox>${!isReady}</IsInSandbox>`) };
  if (action === 'GetSMSAttributes') {
    const set = isReady || isRegistering ? entry('MonthlySpendLimit', '50') + entry('DefaultSenderID', 'BCA') : '';
    return { body: xml(action, `<attributes>${set}</attributes>`) };
  }
  const target = String(request.headers['x-amz-target']);
  if (target === 'PinpointSMSVoiceV2.DescribeSenderIds') {
    const named = { SenderIdArn: 'arn:sender', SenderId: 'BCA', IsoCountryCode: 'GB', Registered: isReady };
    return { body: JSON.stringify({ SenderIds: isReady || isRegistering ? [named] : [] }) };
  }
  if (target === 'PinpointSMSVoiceV2.GetResourcePolicy') {
    if (isReady) return { body: JSON.stringify({ Policy: '{"Principal":{"Service":"sns.amazonaws.com"}}' }) };
    return { status: 400, body: JSON.stringify({ __type: 'com.amazonaws#ResourceNotFoundException' }) };
  }
  if (request.url?.includes('account-settings')) {
    return { body: JSON.stringify({ AccountLimit: { ConcurrentExecutions: isReady ? 1000 : 10 } }) };
  }
  if (isReady) return { body: JSON.stringify({ Parameter: { Value: '30' } }) };
  return { status: 400, body: JSON.stringify({ __type: 'ParameterNotFound' }) };
};

const startAws = async (isReady: boolean) => {
  const server = createServer(async (request, response) => {
    const { status = 200, body } = answer(request, await text(request), isReady);
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
  const { code, output } = await run(await startAws(false));
  expect(code).toBe(1);
  expect(output).toContain('9 of 9 are lacking');
  expect(output.match(/LACKING/g)).toHaveLength(9);
  expect(output.match(/-> /g)).toHaveLength(9);
  expect(output).toContain('npm run bootstrap');
});

it('the pre-flight asks for nothing that the account has', async () => {
  const { output } = await run(await startAws(true));
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
  isRegistering = true;
  const { output } = await run(await startAws(false));
  expect(output).toContain('Cognito may use it: BCA is not registered');
  expect(output).toContain('"United Kingdom sender ID registration". It takes days to weeks');
});
