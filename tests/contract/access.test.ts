import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { originHeader } from '../../functions/http/origin-header.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { originSecret } from '../../infra/local/origin-secret.ts';
import { ask, readBody } from '../support/ask.ts';
import { startTestProduct } from '../support/test-product.ts';
import { type Credential, makeCredentials } from './credentials.ts';
import { everyCall, type Sampled } from './every-call.ts';

const product = await startTestProduct();
const credentials = await makeCredentials(product);
const functions = await loadFunctions();
let anonymousStatus: Record<string, number> = {};

const throughGateway = async ({ call, sample }: Sampled, { header }: Credential) =>
  await ask(product.url, call, { ...sample, headers: header === undefined ? {} : { authorization: header } });

/** As if the route had lost its authorizer: the event reaches the function with nothing checked. */
const pastGateway = async ({ area, call, sample }: Sampled, { header }: Credential, secret = originSecret) => {
  const event = {
    routeKey: `${call.method} ${call.path}`,
    headers: { [originHeader]: secret, ...(header === undefined ? {} : { authorization: header }) },
    pathParameters: sample.params,
    body: JSON.stringify(sample.body),
    isBase64Encoded: false,
    requestContext: { requestId: 'past-gateway' },
  } as unknown as APIGatewayProxyEventV2;
  const handler = functions.get(area);
  if (!handler) throw new Error(`No function for ${area}`);
  const { statusCode = 0, headers, body = '' } = await invoke(handler, event);
  return { status: statusCode, body: readBody(body, String(headers?.['content-type'])) };
};

const mayCall = ({ call: { roles } }: Sampled, { role }: Credential) =>
  roles === 'public' || (role !== undefined && roles.includes(role));

beforeAll(async () => {
  const nobody = credentials.find(({ state }) => state === 'none') as Credential;
  anonymousStatus = Object.fromEntries(
    await Promise.all(everyCall.map(async (one) => [one.name, (await throughGateway(one, nobody)).status])),
  );
});

describe.each([
  { way: 'through the gateway', send: throughGateway },
  { way: 'past the gateway', send: pastGateway },
])('$way', ({ send }) => {
  describe.each(everyCall)('$name', (one) => {
    it.each(credentials)('answers as the contract says to: $state', async (credential) => {
      const { status, body } = await send(one, credential);
      if (one.call.roles === 'public') {
        expect(status).toBe(anonymousStatus[one.name]);
        return;
      }
      if (mayCall(one, credential)) {
        expect([401, 403]).not.toContain(status);
        expect(Object.keys(one.call.replies)).toContain(String(status));
        return;
      }
      expect([401, 403]).toContain(status);
      expect(Object.keys(body as object).filter((key) => key !== 'status')).toEqual(['message']);
    });
  });
});

describe('the gateway itself', () => {
  it.each(['an ID token', 'a group without a second factor', 'ROLE_NULL'])(
    'keeps %s, which has no scope of the route, from the function',
    async (state) => {
      const credential = credentials.find((one) => one.state === state) as Credential;
      for (const one of everyCall.filter(({ call }) => call.roles !== 'public')) {
        const { status, body } = await throughGateway(one, credential);
        expect({ status, body }).toEqual({ status: 403, body: { message: 'Forbidden' } });
      }
    },
  );
});

it('nobody is let in around the site, whatever they hold', async () => {
  const admin = credentials.find(({ state }) => state === 'ROLE_ADMIN') as Credential;
  for (const one of everyCall) {
    const { status, body } = await pastGateway(one, admin, 'a guess of the secret');
    expect({ status, body }).toEqual({
      status: 403,
      body: { status: 403, message: 'Please use our website for this.' },
    });
  }
});

it('tries every credential on every call, both ways', () => {
  expect(credentials.length).toBe(26);
  expect(everyCall.some(({ call }) => call.roles !== 'public')).toBe(true);
});
