import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { startServer } from '../http-server.ts';
import type { SigV4Credentials } from '../sigv4/verify-sigv4.ts';
import { answerRequest, largestBody } from './answer-request.ts';
import { type ObjectFiles, openObjectFiles } from './object-files.ts';
import type { Reply } from './operation.ts';

export type ObjectStoreOptions = {
  dataDir: string;
  credentials: SigV4Credentials;
  now?: () => Date;
  /** Any free port by default. */
  port?: number;
};

export type ObjectStore = {
  endpoint: string;
  port: number;
  /** An object as its bucket has it, without a request. */
  read: ObjectFiles['read'];
  stop(): Promise<void>;
};

const graceMs = 2_000;

/** An S3 for one machine: the operations the product uses, on one folder; every other is answered 501. */
export const startObjectStore = async (options: ObjectStoreOptions): Promise<ObjectStore> => {
  const { dataDir, credentials, now = () => new Date(), port = 0 } = options;
  const files = await openObjectFiles(resolve(dataDir));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: target = '', headers } = request;
    const body = await readBody(request);
    send(response, await answerRequest({ method, target, headers, body }, { files, credentials }, now()), now());
  };
  return { ...(await startServer(answer, { port, grace: graceMs })), read: files.read };
};

/** Stores no more of the body than shows that it is too large, but reads on: a client listens after sending. */
const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= largestBody) chunks.push(chunk);
    size += chunk.length;
    if (size > 2 * largestBody) break;
  }
  return Buffer.concat(chunks);
};

const send = (response: ServerResponse, reply: Reply, now: Date): void => {
  const body = Buffer.from(reply.body ?? '');
  const hasBody = reply.status !== 204;
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(hasBody && { 'content-length': body.length }),
    'x-amz-request-id': randomUUID(),
    // Not the machine's date: from this header an SDK client learns a clock that a test has moved.
    date: now.toUTCString(),
  });
  response.end(hasBody ? body : undefined);
};
