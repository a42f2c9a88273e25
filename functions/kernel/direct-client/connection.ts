import * as http from 'node:http';
import * as https from 'node:https';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

export type Answer = { statusCode: number; headers: Record<string, string>; body: Buffer };
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string | Buffer };

// DynamoDB answers within milliseconds; a connection that is silent for this long is lost, and the request tried
// again. A database of one machine may need longer: see `startDatabase`.
const environment = z.object({ STORE_SILENCE_MILLISECONDS: z.coerce.number().int().min(1).default(5000) });
// The same number as the SDK's.
const maxSockets = 50;

/** Sends requests to one address over connections that stay open, each in one write with its headers. */
export const openConnection = (endpoint: URL) => {
  const { Agent, request } = endpoint.protocol === 'https:' ? https : http;
  const agent = new Agent({
    keepAlive: true,
    maxSockets,
    timeout: readEnvironment(environment).STORE_SILENCE_MILLISECONDS,
  });
  const { hostname, port } = endpoint;
  const options = { host: hostname.replaceAll(/[[\]]/g, ''), port, agent };
  const send = ({ method, path, headers, body }: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = { 'content-length': Buffer.byteLength(body) };
      const asked = request({ ...options, method, path, headers: { ...headers, ...length } });
      asked.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const [first = Buffer.alloc(0), ...more] = chunks;
          const whole = more.length === 0 ? first : Buffer.concat(chunks);
          resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers as Answer['headers'], body: whole });
        });
      });
      asked.on('timeout', () => asked.destroy(Object.assign(new Error('No answer'), { name: 'TimeoutError' })));
      asked.on('error', reject);
      asked.end(body);
    });
  return { send, destroy: () => agent.destroy() };
};
