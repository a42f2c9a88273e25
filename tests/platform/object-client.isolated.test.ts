import { hash } from 'node:crypto';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDenied, ObjectClient, ObjectError } from '../../functions/kernel/files/objects/object-client.ts';
import { startServer } from '../../infra/local/http-server.ts';
import { checkPostPolicy } from '../../infra/local/s3/post-policy.ts';
import { Bucket, credentials, setUpStore } from '../../infra/local/s3/set-up-store.ts';
import { verifySigV4 } from '../../infra/local/sigv4/verify-sigv4.ts';

const region = 'eu-west-2';
beforeEach(() => {
  vi.stubEnv('AWS_REGION', region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const openAt = (endpoint: string | undefined) => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
  return new ObjectClient();
};
const place = { bucket: Bucket, key: 'claimed/a.png' };
const png = { 'content-type': 'image/png', 'cache-control': 'private, no-store' };
const bytes = new Uint8Array([0, 10, 13, 255]);

describe('against the embedded store, with the plain client beside it', () => {
  it.each(['claimed/a.png', "a b/!'()*&=?#%2e.é😀"])('what it puts at %j, either reads', async (key) => {
    const { store, client } = await setUpStore();
    const ours = openAt(store.endpoint);
    await ours.put({ ...place, key }, bytes, png);
    const got = await client.send(new GetObjectCommand({ Bucket, Key: key, ChecksumMode: 'ENABLED' }));
    expect(await got.Body?.transformToByteArray()).toEqual(bytes);
    expect(got).toMatchObject({ ContentType: 'image/png', CacheControl: 'private, no-store' });
    expect(got.ChecksumSHA256).toBe(hash('sha256', bytes, 'base64'));
    expect(await ours.get({ ...place, key })).toEqual({ body: Buffer.from(bytes), modifiedAt: got.LastModified });
  });

  it('reads what is not there as nothing, and what it may not read as an error', async () => {
    const { store } = await setUpStore();
    expect(await openAt(store.endpoint).get(place)).toBeUndefined();
    expect(await openAt(store.endpoint).readTag(place, 'a')).toBeUndefined();
    const denying = await startServer((_, response) => {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>claimed/a.png</Message></Error>');
    }, {});
    const denied = openAt(`http://127.0.0.1:${denying.port}`);
    const denial = { name: 'AccessDenied', message: 'S3 answered 403' };
    await expect(denied.get(place)).rejects.toMatchObject(denial);
    await expect(denied.readTag(place, 'a')).rejects.toMatchObject(denial);
    await expect(denied.get(place)).rejects.toSatisfy(isDenied);
    await denying.stop();
  });

  it('fails, without the name of the object, for every other refusal', async () => {
    const { store } = await setUpStore();
    const refusal = { name: 'NoSuchBucket', message: 'S3 answered 404', statusCode: 404 };
    await expect(openAt(store.endpoint).get({ ...place, bucket: 'nowhere' })).rejects.toMatchObject(refusal);
    await expect(openAt(store.endpoint).put({ ...place, bucket: 'nowhere' }, 'x', png)).rejects.toMatchObject(refusal);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a guess');
    await expect(openAt(store.endpoint).get(place)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('makes the links that open an object, as a download under a name', async () => {
    const { store } = await setUpStore();
    const ours = openAt(store.endpoint);
    await ours.put(place, bytes, png);
    const shown = await fetch(await ours.link(place, 60));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    const downloaded = await fetch(await ours.link(place, 60, 'attachment; filename="a b.png"'));
    expect(downloaded.headers.get('content-disposition')).toBe('attachment; filename="a b.png"');
  });
});

describe('on AWS', () => {
  it.each([undefined, 'a session/token=='])(
    'makes a link that S3 takes as signed, with the token %s',
    async (token) => {
      const now = new Date('2026-11-20T10:00:00Z');
      vi.useFakeTimers({ now, toFake: ['Date'] });
      vi.stubEnv('AWS_SESSION_TOKEN', token);
      const link = new URL(
        await openAt(undefined).link({ ...place, key: 'exports/a b.csv' }, 300, 'attachment; filename="scores.csv"'),
      );
      expect(link.origin + link.pathname).toBe(`https://${Bucket}.s3.${region}.amazonaws.com/exports/a%20b.csv`);
      expect(link.searchParams.get('X-Amz-Security-Token')).toBe(token ?? null);
      expect(link.searchParams.get('response-content-disposition')).toBe('attachment; filename="scores.csv"');
      const follow = (host: string) => {
        const asked = { method: 'GET', target: link.pathname + link.search, headers: { host }, body: Buffer.alloc(0) };
        verifySigV4(asked, credentials, { service: 's3', region, now });
      };
      expect(() => follow(link.host)).not.toThrow();
      expect(() => follow('another.s3.eu-west-2.amazonaws.com')).toThrow();
    },
  );

  it('offers a form that takes one file of one type and one size, for a while', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    vi.stubEnv('AWS_SESSION_TOKEN', 'a token');
    const offer = { contentType: 'application/pdf', bytes: 5_000_000, seconds: 300 };
    const { url, fields } = await openAt(undefined).offerUpload(place, offer);
    expect(url).toBe(`https://${Bucket}.s3.${region}.amazonaws.com/`);
    const { Policy: policy = '', 'X-Amz-Signature': _signature, ...exactly } = fields;
    expect(exactly).toEqual({
      bucket: Bucket,
      key: 'claimed/a.png',
      'Content-Type': 'application/pdf',
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${credentials.accessKeyId}/20261120/${region}/s3/aws4_request`,
      'X-Amz-Date': '20261120T100000Z',
      'X-Amz-Security-Token': 'a token',
    });
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString());
    expect(new Date(expiration)).toEqual(new Date('2026-11-20T10:05:00Z'));
    expect(conditions).toHaveLength(8);
    expect(conditions).toEqual(
      expect.arrayContaining([
        ...Object.entries(exactly).map(([name, value]) => ({ [name]: value })),
        ['content-length-range', 5_000_000, 5_000_000],
      ]),
    );
    const posted = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
    const post = (size: number, now = new Date()) =>
      checkPostPolicy(posted, { credentials, bucket: Bucket, size, now });
    expect(() => post(5_000_000)).not.toThrow();
    expect(() => post(5_000_001)).toThrow();
    expect(() => post(5_000_000, new Date('2026-11-20T10:05:00Z'))).toThrow();
  });
});

describe('when S3 has trouble', () => {
  const codes: Readonly<Record<number, string>> = {
    400: 'InvalidRequest',
    429: 'SlowDown',
    500: 'InternalError',
    503: 'SlowDown',
  };
  // The wait before another attempt is a random part of the longest one.
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => vi.restoreAllMocks());

  /** A store that gives these answers one after the other, and then always the last; 0 breaks the connection. */
  const answerWith = async (...statuses: number[]) => {
    let asked = 0;
    const server = await startServer((request, response) => {
      const status = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
      asked += 1;
      if (status === 0) return void request.socket.destroy();
      const code = codes[status];
      response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`);
    }, {});
    return { client: openAt(`http://127.0.0.1:${server.port}`), asked: () => asked, stop: server.stop };
  };

  it.each([
    [503, 200],
    [500, 503, 200],
    [0, 200],
    [429, 0, 200],
  ])('it asks again after %s, %s', async (...statuses) => {
    const { client, asked, stop } = await answerWith(...statuses);
    await client.put(place, bytes, png);
    expect(asked()).toBe(statuses.length);
    await stop();
  });

  it('gives up after the third time, with what S3 said or how it broke', async () => {
    const busy = await answerWith(503);
    await expect(busy.client.get(place)).rejects.toMatchObject({ name: 'SlowDown', statusCode: 503 });
    expect(busy.asked()).toBe(3);
    await busy.stop();
    const broken = await answerWith(0);
    await expect(broken.client.get(place)).rejects.not.toBeInstanceOf(ObjectError);
    expect(broken.asked()).toBe(3);
    await broken.stop();
  });

  it('asks once where asking again cannot help', async () => {
    const { client, asked, stop } = await answerWith(400);
    await expect(client.put(place, bytes, png)).rejects.toBeInstanceOf(ObjectError);
    expect(asked()).toBe(1);
    await stop();
  });
});
