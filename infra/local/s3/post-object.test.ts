import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { describe, expect, it } from 'vitest';
import { checkPostPolicy } from './post-policy.ts';
import { Bucket, credentials, setUpStore } from './set-up-store.ts';

const bytes = new Uint8Array([1, 2, 3, 4, 5]);
type Fields = Record<string, string>;

const setUp = async () => {
  const { store, client, clock, connect } = await setUpStore();
  /** The fields of a form, by the names that the tests below change them by. */
  const sign = async (
    changes: Partial<Pick<PresignedPostOptions, 'Fields' | 'Conditions' | 'Expires' | 'Key'>> = {},
    signer = client,
  ): Promise<Fields> => {
    const { fields } = await createPresignedPost(signer, {
      Bucket,
      Key: 'quarantine/one',
      Expires: 60,
      ...changes,
      Fields: { 'Content-Type': 'application/pdf', ...changes.Fields },
      Conditions: [['content-length-range', 1, 5], ...(changes.Conditions ?? [])],
    });
    return fields;
  };
  const post = async (
    fields: Fields,
    {
      file = bytes,
      after = {},
      bucket = Bucket,
    }: { file?: Uint8Array<ArrayBuffer>; after?: Fields; bucket?: string } = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'letter.pdf');
    for (const [name, value] of Object.entries(after)) form.append(name, value);
    const response = await fetch(`${store.endpoint}/${bucket}/`, { method: 'POST', body: form });
    return { status: response.status, code: /<Code>(.*)<\/Code>/.exec(await response.text())?.[1] };
  };
  const listKeys = async () =>
    ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key }) => Key);
  return { store, client, clock, connect, sign, post, listKeys };
};

it('a file that is posted as it was allowed is stored, under that key and of that type', async () => {
  const { client, sign, post } = await setUp();
  expect(await post(await sign())).toMatchObject({ status: 204 });
  const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'quarantine/one' }));
  expect(stored.ContentType).toBe('application/pdf');
  expect(await stored.Body?.transformToByteArray()).toEqual(bytes);
});

describe('a form that is posted otherwise stores nothing', () => {
  it.each<[string, (fields: Fields) => Fields, { status: number; code: string }]>([
    [
      'of another type',
      (fields) => ({ ...fields, 'Content-Type': 'text/html' }),
      { status: 403, code: 'AccessDenied' },
    ],
    ['that names another bucket', (fields) => ({ ...fields, bucket: '' }), { status: 403, code: 'AccessDenied' }],
    ['under another key', (fields) => ({ ...fields, key: 'documents/one' }), { status: 403, code: 'AccessDenied' }],
    ['with a further field', (fields) => ({ ...fields, 'x-amz-meta-a': 'b' }), { status: 403, code: 'AccessDenied' }],
    ['open to everybody', (fields) => ({ ...fields, acl: 'public-read' }), { status: 403, code: 'AccessDenied' }],
    [
      'with a page to go on to',
      (fields) => ({ ...fields, success_action_redirect: 'https://a.example' }),
      { status: 403, code: 'AccessDenied' },
    ],
    ['without its type', ({ 'Content-Type': _type, ...fields }) => fields, { status: 403, code: 'AccessDenied' }],
    [
      'without a signature',
      ({ 'X-Amz-Signature': _signature, ...fields }) => fields,
      { status: 400, code: 'InvalidArgument' },
    ],
    ['without a policy', ({ Policy: _policy, ...fields }) => fields, { status: 400, code: 'InvalidArgument' }],
    [
      'by another key of access',
      (fields) => ({ ...fields, 'X-Amz-Credential': fields['X-Amz-Credential']?.replace('LOCAL', 'OTHER') ?? '' }),
      { status: 403, code: 'InvalidAccessKeyId' },
    ],
    [
      'by a policy of their own',
      (fields) => ({
        ...fields,
        Policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString('base64'),
      }),
      { status: 403, code: 'SignatureDoesNotMatch' },
    ],
    [
      'with a letter after its signature',
      (fields) => ({ ...fields, 'X-Amz-Signature': `${fields['X-Amz-Signature']}g` }),
      { status: 403, code: 'SignatureDoesNotMatch' },
    ],
    [
      'with one bit of the signature changed',
      (fields) => ({
        ...fields,
        'X-Amz-Signature': fields['X-Amz-Signature']?.replace(/^./, (c) => (c === '0' ? '1' : '0')) ?? '',
      }),
      { status: 403, code: 'SignatureDoesNotMatch' },
    ],
  ])('%s', async (_name, change, expected) => {
    const { sign, post, listKeys } = await setUp();
    expect(await post(change(await sign()))).toMatchObject(expected);
    expect(await listKeys()).toEqual([]);
  });

  it.each([
    [0, 'EntityTooSmall'],
    [6, 'EntityTooLarge'],
  ])('of %i bytes, where 1 to 5 are allowed', async (size, code) => {
    const { sign, post, listKeys } = await setUp();
    expect(await post(await sign(), { file: new Uint8Array(size) })).toEqual({ status: 400, code });
    expect(await listKeys()).toEqual([]);
  });

  it('a second too late', async () => {
    const { sign, post, clock, listKeys } = await setUp();
    const fields = await sign();
    clock.read = () => new Date(Date.now() + 61_000);
    expect(await post(fields)).toEqual({ status: 403, code: 'AccessDenied' });
    expect(await listKeys()).toEqual([]);
  });

  it('to the address of another bucket', async () => {
    const { sign, post } = await setUp();
    expect(await post(await sign(), { bucket: 'another-one' })).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('by somebody with another secret', async () => {
    const { sign, post, connect } = await setUp();
    const guessing = connect({ credentials: { ...credentials, secretAccessKey: 'guess' } });
    expect(await post(await sign({}, guessing))).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('with its permission after the file, where it is not read', async () => {
    const { sign, post } = await setUp();
    expect(await post({}, { after: await sign() })).toEqual({ status: 400, code: 'InvalidArgument' });
  });

  it('as something that is no form', async () => {
    const { store } = await setUp();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await fetch(`${store.endpoint}/${Bucket}/`, { method: 'POST', headers, body: '--x\r\nnonsense' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('MalformedPOSTRequest');
  });
});

it('what this S3 does not do with a form, though a policy allows it, is refused aloud', async () => {
  const { sign, post } = await setUp();
  expect(await post(await sign({ Fields: { success_action_status: '201' } }))).toEqual({
    status: 501,
    code: 'NotImplemented',
  });
  expect(await post(await sign({ Key: 'a/$' + '{filename}' }))).toEqual({ status: 501, code: 'NotImplemented' });
});

// The example of "Browser-Based Upload using HTTP POST (Using AWS Signature Version 4)" in the S3 API reference.
it('the form that AWS publishes with its signature is accepted, and with another signature it is not', () => {
  const policy =
    'eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9';
  const signed = {
    key: 'user/user1/a.png',
    acl: 'public-read',
    success_action_redirect: 'http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html',
    'content-type': 'image/png',
    'x-amz-meta-uuid': '14365123651274',
    'x-amz-server-side-encryption': 'AES256',
    'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-date': '20151229T000000Z',
    'x-amz-meta-tag': '',
    policy,
  };
  const check = (signature: string) =>
    checkPostPolicy(new Map(Object.entries({ ...signed, 'x-amz-signature': signature })), {
      credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
      bucket: 'sigv4examplebucket',
      size: 1,
      now: new Date('2015-12-29T00:00:00Z'),
    });
  expect(() => check('8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e')).not.toThrow();
  expect(() => check('9afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e')).toThrow();
});
