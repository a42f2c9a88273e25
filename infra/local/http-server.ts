import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The limits on a client's time, in milliseconds. */
type Patience = {
  /** For the headers. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
  /** The interval at which they are checked. */
  look: number;
  /** For the next request on a connection: longer than clients keep one, so that none asks on one that is being closed. */
  rest: number;
};

type Options = {
  /** Any free port by default. */
  port?: number | undefined;
  /** The time for running requests once the server is stopping, in milliseconds. */
  grace?: number;
  patience?: Partial<Patience>;
};

const enough: Patience = { headers: 15_000, request: 60_000, silence: 120_000, look: 5_000, rest: 75_000 };

const fail = (response: ServerResponse, error: unknown) => {
  // A client that has left cannot be told, and nothing failed.
  if (response.destroyed || response.req.destroyed) return void response.destroy();
  console.error(error);
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message: 'Internal Server Error' }));
};

/**
 * Starts a server of the local product on the loopback address. No behaviour of a client, and no error of an answer,
 * ends the process, which holds the whole product.
 *
 * @throws if the port is taken.
 */
export const startServer = async (answer: Answer, { port = 0, grace = 0, patience }: Options = {}) => {
  const { headers, request, silence, look, rest } = { ...enough, ...patience };
  const timeouts = {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: look,
    keepAliveTimeout: rest,
  };
  const server = createServer(timeouts, (asked, response) => {
    const failed = (error: unknown) => fail(response, error);
    // Reported by the answer, or by the socket, and never by an event without a listener.
    // By this process's clock, which a test may move: AWS's clients set theirs by it, and Node's own header does not move.
    response.setHeader('date', new Date().toUTCString());
    asked.on('error', failed);
    response.on('error', failed);
    Promise.try(answer, asked, response).catch(failed);
  });
  server.setTimeout(silence);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    port: taken,
    endpoint: `http://127.0.0.1:${taken}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      const cut = () => server.closeAllConnections();
      if (grace > 0) setTimeout(cut, grace).unref();
      else cut();
      await closed;
    },
  };
};

/** A client listens only after it has sent everything: breaking off at once would lose the refusal. */
const mostReadOn = 16 * 1024 * 1024;

/**
 * The whole body; undefined when it is longer than `most` bytes.
 *
 * @throws when its client went away, or sent so much that it was sent away.
 */
export const readBody = async (request: IncomingMessage, most: number): Promise<Buffer | undefined> => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
    if (bytes > most + mostReadOn) request.destroy();
  }
  return bytes > most ? undefined : Buffer.concat(chunks);
};
