import * as http from 'node:http';
import * as https from 'node:https';

export type Answer = { statusCode: number; headers: Record<string, string>; body: string };

// AWS answers within milliseconds; a connection that says nothing for so long is lost, and the request tried again.
const silenceMilliseconds = 5000;
// As many as the SDK opens.
const maxSockets = 50;

/** Posts texts to one address of AWS over connections that stay open, each text in one write with its headers. */
export const createPost = (endpoint: URL) => {
  const { Agent, request } = endpoint.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets, timeout: silenceMilliseconds });
  const { hostname, port, pathname: path } = endpoint;
  const options = { method: 'POST', host: hostname.replaceAll(/[[\]]/g, ''), port, path, agent };
  const send = (headers: Record<string, string>, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ ...options, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
      asked.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const statusCode = answer.statusCode ?? 0;
          resolve({ statusCode, headers: answer.headers as Record<string, string>, body: text });
        });
      });
      asked.on('timeout', () => asked.destroy(Object.assign(new Error('No answer'), { name: 'TimeoutError' })));
      asked.on('error', reject);
      asked.end(body);
    });
  return { send, destroy: () => agent.destroy() };
};
