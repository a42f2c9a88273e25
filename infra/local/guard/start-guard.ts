import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type FunctionName, permissionsOf } from '../../cloud/permissions.ts';
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

const pass = (target: string, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
  const { method, headers, url } = request;
  const onward = sendRequest(new URL(url ?? '/', target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  onward.end(body);
};

/**
 * Stands before an embedded service as IAM does before Amazon's: a request that a function makes is passed on when the
 * table of permissions allows it. A permission that is missing there is thus found by every test, not in the cloud.
 */
export const startGuard = async (target: string) => {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const refused = findRefused(request, body);
    if (refused.length > 0) return refuse(response, request.headers[callerHeader], refused);
    pass(target, request, body, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
