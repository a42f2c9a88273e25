import { Agent, request } from 'node:http';

export type Figures = { calls: number; perSecond: number; median: number; p99: number };

const rank = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;

/** The duration of each call in milliseconds, and the rate in calls a second. */
export const summarise = (times: readonly number[], milliseconds: number): Figures => {
  const sorted = times.toSorted((one, other) => one - other);
  const perSecond = (times.length * 1000) / milliseconds;
  return { calls: times.length, perSecond, median: rank(sorted, 0.5), p99: rank(sorted, 0.99) };
};

/** Repeats `work`, several at once, for the given number of seconds. */
export const repeat = async (
  work: () => Promise<unknown>,
  { together, seconds }: { together: number; seconds: number },
): Promise<Figures> => {
  const began = performance.now();
  const times: number[] = [];
  const goOn = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: together }, goOn));
  return summarise(times, performance.now() - began);
};

export type Sent = { method: string; path: string; body?: unknown };
export type Answer = { status: number; type: string; text: string };

/** A client that keeps its connections, as a browser and CloudFront do. */
export const openClient = (url: string, headers: Record<string, string>, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  return {
    send: ({ method, path, body }: Sent) =>
      new Promise<Answer>((resolve, reject) => {
        const text = body === undefined ? '' : JSON.stringify(body);
        const typed = body === undefined ? {} : { 'content-type': 'application/json' };
        const length = { 'content-length': Buffer.byteLength(text) };
        const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...typed, ...length } });
        asked.on('error', reject);
        asked.on('response', (answer) => {
          let answered = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            answered += chunk;
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode: status = 0, headers: received } = answer;
            resolve({ status, type: received['content-type'] ?? '', text: answered });
          });
        });
        asked.end(text);
      }),
    close: () => agent.destroy(),
  };
};
