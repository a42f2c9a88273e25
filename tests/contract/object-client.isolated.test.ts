import { createHmac, hash } from 'node:crypto';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDenied, ObjectClient, ObjectError } from '../../functions/files/objects/object-client.ts';
import { createSigningKeys } from '../../functions/lib/signing-key.ts';
import { startServer } from '../../infra/local/http-server.ts';
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
    const shown = await fetch(ours.link(place, 60));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    const downloaded = await fetch(ours.link(place, 60, 'attachment; filename="a b.png"'));
    expect(downloaded.headers.get('content-disposition')).toBe('attachment; filename="a b.png"');
  });
});

describe('on AWS', () => {
  it.each([undefined, 'a session/token=='])('makes a link that S3 takes as signed, with the token %s', (token) => {
    const now = new Date('2026-11-20T10:00:00Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    vi.stubEnv('AWS_SESSION_TOKEN', token);
    const link = new URL(
      openAt(undefined).link({ ...place, key: 'exports/a b.csv' }, 300, 'attachment; filename="scores.csv"'),
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
  });

  it('offers a form that takes one file of one type and one size, for a while', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    vi.stubEnv('AWS_SESSION_TOKEN', 'a token');
    const offer = { contentType: 'application/pdf', bytes: 5_000_000, seconds: 300 };
    const { url, fields } = openAt(undefined).offerUpload(place, offer);
    expect(url).toBe(`https://${Bucket}.s3.${region}.amazonaws.com/`);
    const { policy = '', 'x-amz-signature': signature, ...exactly } = fields;
    expect(exactly).toEqual({
      bucket: Bucket,
      key: 'claimed/a.png',
      'Content-Type': 'application/pdf',
      'x-amz-algorithm': 'AWS4-HMAC-SHA256',
      'x-amz-credential': `${credentials.accessKeyId}/20261120/${region}/s3/aws4_request`,
      'x-amz-date': '20261120T100000Z',
      'x-amz-security-token': 'a token',
    });
    expect(JSON.parse(Buffer.from(policy, 'base64').toString())).toEqual({
      expiration: '2026-11-20T10:05:00.000Z',
      conditions: [
        ...Object.entries(exactly).map(([name, value]) => ({ [name]: value })),
        ['content-length-range', 5_000_000, 5_000_000],
      ],
    });
    const key = createSigningKeys(region, 's3')(credentials.secretAccessKey, '20261120');
    expect(signature).toBe(createHmac('sha256', key).update(policy).digest('hex'));
  });

  // The example of "Browser-Based Upload using HTTP POST (Using AWS Signature Version 4)" in the S3 API reference.
  it('derives the key by which the published form is signed', () => {
    const policy =
      'eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9';
    const key = createSigningKeys('us-east-1', 's3')('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '20151229');
    expect(createHmac('sha256', key).update(policy).digest('hex')).toBe(
      '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
    );
  });
});

describe('when S3 has trouble', () => {
  /** A store that gives these answers one after the other, and then always the last; 0 breaks the connection. */
  const answerWith = async (...statuses: number[]) => {
    let asked = 0;
    const server = await startServer((request, response) => {
      const status = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
      asked += 1;
      if (status === 0) return void request.socket.destroy();
      response.writeHead(status).end('<Error><Code>SlowDown</Code></Error>');
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
