import { once } from 'node:events';
import { request } from 'node:http';
import { connect as openSocket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { Bucket, credentials, setUpStore } from './set-up-store.ts';

const Key = 'exports/patients.csv';
const content = 'Ada Lovelace';

const setUpSecret = async () => {
  const setUp = await setUpStore();
  await setUp.client.send(
    new PutObjectCommand({ Bucket, Key, Body: content, ContentType: 'text/csv', CacheControl: 'private, no-store' }),
  );
  const presign = (expiresIn: number, overrides = {}) =>
    getSignedUrl(setUp.client, new GetObjectCommand({ Bucket, Key, ...overrides }), { expiresIn });
  return { ...setUp, presign };
};

const readRefusal = async (response: Response) => {
  const text = await response.text();
  expect(text).not.toContain(content);
  return { status: response.status, code: /<Code>(.*)<\/Code>/.exec(text)?.[1], text };
};

test('a presigned link opens the object without credentials, typed as it was stored and named as the link says', async () => {
  const { presign } = await setUpSecret();
  const url = await presign(60, {
    ResponseContentDisposition: `attachment; filename="a b.csv"; filename*=UTF-8''%C3%A9.csv`,
  });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': `attachment; filename="a b.csv"; filename*=UTF-8''%C3%A9.csv`,
    'content-type': 'text/csv',
    'cache-control': 'private, no-store',
  });
});

test('a presigned link ends on its second', async () => {
  const { client, clock } = await setUpSecret();
  const signingDate = new Date('2026-11-20T10:00:00Z');
  const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: 300, signingDate });
  clock.read = () => new Date('2026-11-20T10:05:00Z');
  expect((await fetch(url)).status).toBe(200);
  clock.read = () => new Date('2026-11-20T10:05:01Z');
  const refusal = await readRefusal(await fetch(url));
  expect(refusal).toMatchObject({ status: 403, code: 'AccessDenied' });
  expect(refusal.text).toContain('Request has expired');
});

test('a presigned link from the future is refused', async () => {
  const { presign, clock } = await setUpSecret();
  const url = await presign(300);
  clock.read = () => new Date(Date.now() - 3_600_000);
  expect(await readRefusal(await fetch(url))).toMatchObject({ status: 403, code: 'AccessDenied' });
});

test.each([
  ['another object', (url: string) => url.replace('patients.csv', 'patients.csx')],
  ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
  ['another second', (url: string) => url.replace(/(\d)(?=Z&)/, (digit) => String((Number(digit) + 1) % 10))],
  ['another name for the file', (url: string) => `${url}&response-content-disposition=inline`],
  ['another signature', (url: string) => url.replace(/(X-Amz-Signature=)./, (_, name) => `${name}g`)],
  ['a shorter signature', (url: string) => url.replace(/(X-Amz-Signature=.{62})../, '$1')],
  [
    'one bit of the signature',
    (url: string) => url.replace(/(X-Amz-Signature=)(.)/, (_, n, c) => n + (c === '0' ? '1' : '0')),
  ],
  ['another region', (url: string) => url.replace('eu-west-2', 'eu-west-1')],
  ['a second life', (url: string) => `${url}&X-Amz-Expires=604800`],
])('a presigned link edited to %s is refused', async (_, edit) => {
  const { presign } = await setUpSecret();
  const url = await presign(60);
  expect(edit(url)).not.toBe(url);
  expect(await readRefusal(await fetch(edit(url)))).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
});

test('a presigned link to read does not write, delete or list', async () => {
  const { presign, client } = await setUpSecret();
  const url = await presign(60);
  for (const method of ['PUT', 'DELETE', 'POST']) {
    const refusal = await readRefusal(await fetch(url, { method }));
    expect(refusal).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  }
  const list = url.replace(`/${Bucket}/${Key}?`, `/${Bucket}?list-type=2&`);
  expect((await fetch(list)).status).toBe(403);
  expect((await client.send(new GetObjectCommand({ Bucket, Key }))).ContentLength).toBe(content.length);
});

test.each(['604801', '0', '-1', '1e3', '', '999999999'])(
  'a presigned link may not live for %j seconds',
  async (life) => {
    const { presign } = await setUpSecret();
    const url = (await presign(60)).replace('X-Amz-Expires=60', `X-Amz-Expires=${life}`);
    expect((await readRefusal(await fetch(url))).status).toBe(400);
  },
);

test('a presigned upload is answered 501: nothing in the product writes by a link', async () => {
  const { client, connect } = await setUpSecret();
  const put = new PutObjectCommand({ Bucket, Key: 'up' });
  const link = await getSignedUrl(connect({ requestChecksumCalculation: 'WHEN_REQUIRED' }), put, { expiresIn: 60 });
  const refusal = await readRefusal(await fetch(link, { method: 'PUT', body: 'sent' }));
  expect(refusal).toMatchObject({ status: 501, code: 'NotImplemented' });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'up' }))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test.each(['GET', 'PUT', 'DELETE', 'POST', 'OPTIONS'])(
  'an anonymous %s is refused, whatever it asks for',
  async (method) => {
    const { store } = await setUpSecret();
    for (const path of ['/', `/${Bucket}`, `/${Bucket}?list-type=2`, `/${Bucket}/${Key}`, '/nowhere/x', '/%ff', '//']) {
      const refusal = await readRefusal(await fetch(store.endpoint + path, { method }));
      expect(refusal).toMatchObject({ status: 403, code: 'AccessDenied' });
    }
  },
);

test('an unsigned SDK client, a wrong secret and an unknown key are each refused by name', async () => {
  const { connect } = await setUpSecret();
  const get = () => new GetObjectCommand({ Bucket, Key });
  const anonymous = connect({ signer: { sign: async (unsigned) => unsigned } });
  await expect(anonymous.send(get())).rejects.toMatchObject({ name: 'AccessDenied' });
  const wrong = connect({ credentials: { ...credentials, secretAccessKey: 'guess' } });
  await expect(wrong.send(get())).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  const unknown = connect({ credentials: { ...credentials, accessKeyId: 'OTHER' } });
  await expect(unknown.send(get())).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(wrong.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))).rejects.toThrow();
  await expect(wrong.send(new ListObjectsV2Command({ Bucket }))).rejects.toThrow();
});

test('a clock 16 minutes off is refused; the SDK then learns the clock and succeeds', async () => {
  const { connect, clock } = await setUpSecret();
  clock.read = () => new Date(Date.now() + 16 * 60_000);
  const withoutRetry = connect({ maxAttempts: 1 });
  const refused = withoutRetry.send(new GetObjectCommand({ Bucket, Key }));
  await expect(refused).rejects.toMatchObject({ name: 'RequestTimeTooSkewed', $metadata: { httpStatusCode: 403 } });
  const { Body } = await connect().send(new GetObjectCommand({ Bucket, Key }));
  expect(await Body?.transformToString()).toBe(content);
});

test('a header that changes what a request does is refused when it is not signed', async () => {
  const { connect, client } = await setUpSecret();
  const meddler = connect();
  meddler.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-meta-role'] = 'admin';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const put = meddler.send(new PutObjectCommand({ Bucket, Key: 'b', Body: 'x' }));
  await expect(put).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'b' }))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a body changed on the way is refused and not stored', async () => {
  const { connect, client } = await setUpSecret();
  const meddler = connect();
  meddler.middlewareStack.add(
    (next) => (args) => {
      (args.request as { body: unknown }).body = 'y';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const put = meddler.send(new PutObjectCommand({ Bucket, Key: 'b', Body: 'x' }));
  await expect(put).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'b' }))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a name that no header can contain is refused although it is signed', async () => {
  const { presign } = await setUpSecret();
  const url = await presign(60, { ResponseContentDisposition: 'a\r\nset-cookie: b' });
  expect(await readRefusal(await fetch(url))).toMatchObject({ status: 400, code: 'InvalidArgument' });
});

test('a body that stops half-way stores nothing, and the store lives on', async () => {
  const { presign, store, client } = await setUpSecret();
  const upload = request(`${store.endpoint}/${Bucket}/half`, { method: 'PUT', headers: { 'content-length': 100 } });
  upload.on('error', () => undefined);
  upload.write('half');
  await new Promise((sent) => setTimeout(sent, 50));
  upload.destroy();
  expect((await fetch(await presign(60))).status).toBe(200);
  expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(1);
});

test('a body over 64 MB is refused', async () => {
  const { connect } = await setUpSecret();
  const put = new PutObjectCommand({ Bucket, Key: 'big', Body: Buffer.alloc(64 * 1024 * 1024 + 1) });
  await expect(connect({ maxAttempts: 1 }).send(put)).rejects.toMatchObject({ name: 'EntityTooLarge' });
});

test('no other machine reaches the store', async ({ skip }) => {
  const { store } = await setUpStore();
  const outward = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  if (!outward) return skip('this machine has no other address');
  const socket = openSocket(store.port, outward.address);
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});
