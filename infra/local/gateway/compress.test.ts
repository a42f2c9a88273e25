import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../http-server.ts';
import { compress } from './compress.ts';

const long = JSON.stringify({ names: Array.from({ length: 200 }, (_, n) => `Amina ${n}`) });

const get = async (headers: Record<string, string>, answered: Record<string, string | number> = {}, text = long) => {
  const server = await startServer(
    compress((_, response) => {
      const type = { 'content-type': 'application/json; charset=utf-8' };
      response.writeHead(200, { ...type, 'content-length': Buffer.byteLength(text), ...answered }).end(text);
    }),
  );
  onTestFinished(server.stop);
  return await new Promise<{ encoding: string | undefined; bytes: Buffer; length: string | undefined }>((resolve) => {
    request(server.endpoint, { headers }, async (answer) => {
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers;
      resolve({ encoding, length, bytes: await buffer(answer) });
    }).end();
  });
};

it('answers Brotli to a browser, gzip to who accepts only that, and plain text to who asks for nothing', async () => {
  const browser = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(browser.encoding).toBe('br');
  expect(brotliDecompressSync(browser.bytes).toString()).toBe(long);
  expect(browser.bytes.length).toBeLessThan(long.length / 2);
  const old = await get({ 'accept-encoding': 'gzip' });
  expect(old.encoding).toBe('gzip');
  expect(gunzipSync(old.bytes).toString()).toBe(long);
  const plain = await get({});
  expect(plain).toEqual({ encoding: undefined, length: String(long.length), bytes: Buffer.from(long) });
});

it('leaves as they are what is short, what is small already, and a part of a file', async () => {
  const browser = { 'accept-encoding': 'gzip, deflate, br' };
  expect((await get(browser, {}, '{"short":true}')).encoding).toBeUndefined();
  expect((await get(browser, { 'content-type': 'image/png' })).encoding).toBeUndefined();
  expect((await get(browser, { 'content-range': 'bytes 0-9/99' })).encoding).toBeUndefined();
});
