import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type FunctionName, permissionsOf } from '../../cloud/permissions.ts';
import { readBody, startServer } from '../http-server.ts';
import { callerHeader } from './acting-as.ts';
import { judge } from './judge.ts';

const findRefused = ({ headers }: IncomingMessage, body: Buffer): string[] => {
  const caller = headers[callerHeader];
  const target = headers['x-amz-target'];
  if (typeof caller !== 'string' || typeof target !== 'string') return [];
  return judge(permissionsOf(caller as FunctionName), target, JSON.parse(body.toString('utf8')));
};

const refuse = (response: ServerResponse, caller: unknown, refused: string[]) => {
  const message = `infra/cloud/permissions.ts does not let ${caller} do: ${refused.join(', ')}`;
  console.error(message);
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message }));
};

const pass = async (target: string, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
  const { method, headers, url } = request;
  const onward = sendRequest(new URL(url ?? '/', target), { method, headers });
  // A service that breaks off is to its caller what it is without a guard; who went away keeps no service busy.
  onward.on('error', () => response.destroy());
  response.once('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
};

/** What DynamoDB accepts at most; Cognito accepts less. */
const largestBody = 16 * 1024 * 1024;

/**
 * Stands before an embedded service as IAM does before Amazon's: a request that a function makes is passed on when the
 * table of permissions allows it. A permission that is missing there is thus found by every test, not in the cloud.
 */
export const startGuard = (target: string) =>
  startServer(async (request, response) => {
    const body = await readBody(request, largestBody);
    if (!body) return void response.writeHead(413).end();
    const refused = findRefused(request, body);
    if (refused.length > 0) return refuse(response, request.headers[callerHeader], refused);
    await pass(target, request, body, response);
  });
