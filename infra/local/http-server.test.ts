import { connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readBody, startServer } from './http-server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
const start = async (...args: Parameters<typeof startServer>) => {
  const server = await startServer(...args);
  stops.push(server.stop);
  return server;
};
// A reset is an error before it is the end, and only the end is of interest.
const isClosed = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));
/** The bytes received until the server closes the connection. */
const send = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (bytes) => received.push(bytes));
  socket.on('error', () => {});
  socket.write(text);
  await isClosed(socket);
  return Buffer.concat(received).toString();
};

const short = { headers: 100, request: 200, look: 20 };
const head = 'POST / HTTP/1.1\r\nHost: here\r\n';

it.each([
  ['headers that never end', head],
  ['a body that never comes', `${head}Content-Length: 9\r\n\r\n`],
])('a client is not waited for without end: %s', async (_, text) => {
  const server = await start(async (request, response) => void response.end(await readBody(request, 9)), {
    patience: short,
  });
  expect(await send(server.port, text)).toMatch(/^HTTP\/1\.1 408 /);
});

it('a connection on which nothing happens is closed', async () => {
  const server = await start(() => {}, { patience: { silence: 50 } });
  expect(await send(server.port, `${head}\r\n`)).toBe('');
});

it('who sends a body without an end is sent away', async () => {
  const server = await start(async (request, response) => void response.end(await readBody(request, 10)));
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `100000\r\n${'a'.repeat(0x100000)}\r\n`;
  let chunks = 0;
  const more = () => {
    chunks += 1;
    if (chunks > 50) socket.destroy();
    else if (socket.writable) socket.write(chunk, more);
  };
  more();
  await isClosed(socket);
  expect(socket.bytesRead).toBe(0);
  expect(chunks).toBeLessThan(50);
});

it.each([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'later',
    async () => {
      await Promise.resolve();
      throw new Error('broken');
    },
  ],
])('an answer that throws %s is an error of this one request', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await start(answer);
  for (const _again of [1, 2]) {
    const response = await fetch(server.endpoint);
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  }
  expect(logged).toHaveBeenCalledTimes(2);
});

it('an answer that breaks in the middle closes the connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await start(async (_, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('half');
    throw new Error('broken');
  });
  const response = await fetch(server.endpoint);
  await expect(response.text()).rejects.toThrow('terminated');
});
