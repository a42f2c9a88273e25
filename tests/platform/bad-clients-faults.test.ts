import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { webConfig, webConfigPath } from '../../shared/kernel/web-config.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const { userPoolEndpoint = '' } = webConfig.parse(await (await fetch(product.url + webConfigPath)).json());
const of = (name: string) => String(process.env[`AWS_ENDPOINT_URL_${name}`]);

type Server = { url: string; path: string };

/** Each server, with the address for requests. */
const servers: Record<string, Server> = {
  'the API': { url: product.url, path: '/api/contact' },
  'the site': { url: product.url, path: '/' },
  'the guard of the table': { url: of('DYNAMODB'), path: '/' },
  'the guard of the user pool': { url: of('COGNITO_IDENTITY_PROVIDER'), path: '/' },
  'the user pool': { url: userPoolEndpoint, path: '/' },
  'the object store': { url: of('S3'), path: '/signatures/one' },
  'the secrets': { url: of('SECRETS_MANAGER'), path: '/' },
};

const unforeseen: unknown[] = [];
const note = (error: unknown) => void unforeseen.push(error);
process.prependListener('unhandledRejection', note);
process.prependListener('uncaughtException', note);
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

const open = async ({ url }: Server): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};
const write = (socket: Socket, text: string) => new Promise<void>((done) => socket.write(text, () => done()));
const next = (socket: Socket, ...events: ('data' | 'close')[]) =>
  new Promise<void>((done) => events.map((event) => socket.once(event, () => done())));
const head = ({ path }: Server, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
const announced = (server: Server) => head(server, 'Content-Length: 4000');
const whole = (server: Server) => `${head(server, 'Content-Length: 2')}{}`;

// Half a megabyte each, and in all more than a server reads on before it sends a client away.
const mostChunks = 300;

const badClients: Record<string, (server: Server) => Promise<Socket | undefined>> = {
  'breaks off in the headers': async (server) => {
    const socket = await open(server);
    await write(socket, announced(server).slice(0, 30));
    socket.destroy();
    return undefined;
  },
  'breaks off in the body': async (server) => {
    const socket = await open(server);
    await write(socket, `${announced(server)}{"firstNa`);
    socket.destroy();
    return undefined;
  },
  'resets the connection in the body': async (server) => {
    const socket = await open(server);
    await write(socket, `${announced(server)}{"firstNa`);
    socket.resetAndDestroy();
    return undefined;
  },
  'closes its side in the body': async (server) => {
    const socket = await open(server);
    const over = next(socket, 'data', 'close');
    socket.end(`${announced(server)}{"firstNa`);
    await over;
    return socket;
  },
  'stalls in the body': async (server) => {
    const socket = await open(server);
    await write(socket, `${announced(server)}{"firstNa`);
    return socket;
  },
  'sends a body without end': async (server) => {
    const socket = await open(server);
    const over = next(socket, 'data', 'close');
    await write(socket, head(server, 'Transfer-Encoding: chunked'));
    const chunk = `80000\r\n${' '.repeat(0x80000)}\r\n`;
    let chunks = 0;
    const more = () => {
      chunks += 1;
      if (chunks > mostChunks) socket.destroy();
      else if (socket.writable) socket.write(chunk, more);
    };
    more();
    await over;
    if (chunks > mostChunks) throw new Error('The body was read on and on');
    return socket;
  },
  'goes away before the answer': async (server) => {
    const socket = await open(server);
    await write(socket, whole(server));
    socket.resetAndDestroy();
    return undefined;
  },
  'goes away while the answer is sent': async (server) => {
    const socket = await open(server);
    const first = next(socket, 'data');
    await write(socket, whole(server).repeat(20));
    await first;
    socket.resetAndDestroy();
    return undefined;
  },
  'does not speak HTTP': async (server) => {
    const socket = await open(server);
    const over = next(socket, 'data', 'close');
    await write(socket, '\u0000\u0001\u0002 \r\n\r\n');
    await over;
    return socket;
  },
};

/** The answer of each server to another client, without a long wait. */
const askAll = () =>
  Promise.all(
    Object.entries(servers).map(async ([name, { url, path }]) => {
      const answer = await fetch(url + path, name === 'the site' ? {} : { method: 'POST', body: '{}' });
      await answer.arrayBuffer();
      return [name, answer.status];
    }),
  );
const healthy = await askAll();

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

describe.each(Object.entries(servers))('%s goes on, for everybody else, when a client', (_, server) => {
  it.each(Object.entries(badClients))('%s', async (__, behave) => {
    const socket = await behave(server);
    if (socket) opened.push(socket);
    expect(await askAll()).toEqual(healthy);
    expect(unforeseen).toEqual([]);
  });
});
