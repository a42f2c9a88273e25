import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { originHeader } from '../../functions/kernel/http/client.ts';
import { makeMiddlewareRequest } from '../support/middleware-request.ts';

const secrets: Record<string, string> = { 'the-new': 'n'.repeat(48), 'the-last': 'l'.repeat(48) };
let isDown = false;
const server = createServer(async (request, response) => {
  const { SecretId } = z.object({ SecretId: z.string() }).parse(await json(request));
  const answer = isDown ? { __type: 'InvalidRequestException' } : { SecretString: secrets[SecretId] };
  response.writeHead(isDown ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
Object.assign(process.env, {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'a',
  AWS_SECRET_ACCESS_KEY: 'b',
  AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ORIGIN_SECRET_ID: 'the-new',
});

/** The answers of a fresh function to requests with these secrets, one after the other. */
const startFunction = async () => {
  const { requireOriginSecret } = await import('../../functions/kernel/http/require-origin-secret.ts');
  const { before } = requireOriginSecret();
  return async (shown: string) => {
    try {
      await before?.(makeMiddlewareRequest({ name: 'readOpenApi', event: { headers: { [originHeader]: shown } } }));
      return 'let in';
    } catch (error) {
      return error instanceof Error ? error.message : 'failed';
    }
  };
};
const refused = 'Please use our website for this.';

beforeEach(() => {
  vi.resetModules();
  isDown = false;
  delete process.env.PREVIOUS_ORIGIN_SECRET_ID;
});

it('the API accepts the last secret of the site beside the new one while a change spreads, and no other', async () => {
  process.env.PREVIOUS_ORIGIN_SECRET_ID = 'the-last';
  const show = await startFunction();
  expect(await show('n'.repeat(48))).toBe('let in');
  expect(await show('l'.repeat(48))).toBe('let in');
  expect(await show('')).toBe(refused);
  expect(await show('n'.repeat(47))).toBe(refused);
});

it('the API accepts the new secret of the site alone after the last one is withdrawn', async () => {
  const show = await startFunction();
  expect(await show('n'.repeat(48))).toBe('let in');
  expect(await show('l'.repeat(48))).toBe(refused);
});

it('the API lets nobody in while it cannot read the secrets of the site, and asks again', async () => {
  const show = await startFunction();
  isDown = true;
  expect(await show('n'.repeat(48))).not.toBe('let in');
  isDown = false;
  expect(await show('n'.repeat(48))).toBe('let in');
});
