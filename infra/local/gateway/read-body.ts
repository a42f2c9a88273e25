import type { IncomingMessage } from 'node:http';

/** What API Gateway accepts at most. */
const largestBytes = 10 * 1024 * 1024;

/** The whole body; undefined when it is longer than the gateway accepts. */
export const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= largestBytes) chunks.push(chunk);
  }
  return bytes > largestBytes ? undefined : Buffer.concat(chunks);
};
