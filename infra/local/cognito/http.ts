import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';
import { forgetExpiredChallenges } from './challenges.ts';
import { Fault } from './fault.ts';
import { forgetOldGrants } from './grants.ts';
import { forgetOldFailures } from './lockout.ts';
import { needsSignature, operations } from './operations.ts';
import type { Pool } from './pool.ts';
import { checkSignature } from './signature.ts';

const largestBody = 256 * 1024;
const target = 'AWSCognitoIdentityProviderService.';
const cors = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
};
const preflight = {
  ...cors,
  'access-control-allow-headers':
    'amz-sdk-invocation-id,amz-sdk-request,cache-control,content-type,x-amz-date,x-amz-security-token,x-amz-target,x-amz-user-agent',
  'access-control-allow-methods': 'POST',
  'access-control-max-age': '172800',
};

export const answerUserPool = async (pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method, url } = request;
  // The SDK sets its clock by this header: in a test that moves the clock Node's own would be another.
  response.setHeader('date', new Date().toUTCString());
  if (method === 'OPTIONS') return reply(response, 200, preflight);
  if (method === 'GET' && url === `/${pool.config.poolId}/.well-known/jwks.json`) {
    return reply(response, 200, { ...cors, 'content-type': 'application/json' }, pool.key.jwks);
  }
  if (method !== 'POST' || url !== '/') return reply(response, 404, cors, { message: 'Not found' });
  const headers = { ...cors, 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  try {
    reply(response, 200, headers, await call(pool, request));
  } catch (error) {
    const known = error instanceof Fault;
    if (!known && !request.destroyed) console.error(error);
    const type = known ? error.type : 'InternalErrorException';
    const message = known ? error.message : 'Something went wrong in the embedded user pool.';
    reply(response, known ? 400 : 500, { ...headers, 'x-amzn-errortype': `${type}:` }, { __type: type, message });
  }
};

const call = async (pool: Pool, request: IncomingMessage): Promise<object> => {
  const asked = String(request.headers['x-amz-target'] ?? '');
  const name = asked.startsWith(target) ? asked.slice(target.length) : '';
  const body = await readBody(request, largestBody);
  if (!body) throw new Fault('RequestEntityTooLargeException', 'The request is too large.');
  const run = operations.get(name);
  if (!run)
    throw new Fault('UnknownOperationException', `${name || asked} is not supported here: see infra/local/cognito.`);
  if (needsSignature(name))
    checkSignature(request, body, { credentials: pool.config.credentials, region: pool.region });
  forgetExpiredChallenges(pool);
  forgetOldGrants(pool);
  forgetOldFailures(pool);
  try {
    return await run(pool, parseJson(body));
  } finally {
    // A refusal changes state too (an attempt is counted): it is on disk before it is answered.
    await pool.save();
  }
};

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Fault('SerializationException', 'The request is not JSON.');
  }
};

const reply = (response: ServerResponse, status: number, headers: Record<string, string>, body?: object): void => {
  response.writeHead(status, headers).end(body && JSON.stringify(body));
};
