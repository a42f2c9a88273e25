import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { createObjectSigner } from '../../../functions/files/objects/sign-objects.ts';
import { Bucket, credentials, setUpStore } from './set-up-store.ts';

const bytes = new Uint8Array([1, 2, 3, 4, 5]);
type Fields = Record<string, string>;

const setUp = async () => {
  const { store, client, clock } = await setUpStore();
  const sign = (changes: { fields?: Fields; conditions?: unknown[]; seconds?: number; secret?: string } = {}) =>
    createObjectSigner('eu-west-2').signForm({
      fields: { bucket: Bucket, key: 'quarantine/one', 'Content-Type': 'application/pdf', ...changes.fields },
      conditions: [['content-length-range', 1, 5], ...(changes.conditions ?? [])],
      seconds: changes.seconds ?? 60,
      credentials: { ...credentials, ...(changes.secret && { secretAccessKey: changes.secret }) },
      now: new Date(),
    });
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
  return { store, client, clock, sign, post, listKeys };
};

it('a file that is posted as it was allowed is stored, under that key and of that type', async () => {
  const { client, sign, post } = await setUp();
  expect(await post(sign())).toMatchObject({ status: 204 });
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
      ({ 'x-amz-signature': _signature, ...fields }) => fields,
      { status: 400, code: 'InvalidArgument' },
    ],
    ['without a policy', ({ policy: _policy, ...fields }) => fields, { status: 400, code: 'InvalidArgument' }],
    [
      'by another key of access',
      (fields) => ({ ...fields, 'x-amz-credential': fields['x-amz-credential']?.replace('LOCAL', 'OTHER') ?? '' }),
      { status: 403, code: 'InvalidAccessKeyId' },
    ],
    [
      'by a policy of their own',
      (fields) => ({
        ...fields,
        policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString('base64'),
      }),
      { status: 403, code: 'SignatureDoesNotMatch' },
    ],
    [
      'with one bit of the signature changed',
      (fields) => ({
        ...fields,
        'x-amz-signature': fields['x-amz-signature']?.replace(/^./, (c) => (c === '0' ? '1' : '0')) ?? '',
      }),
      { status: 403, code: 'SignatureDoesNotMatch' },
    ],
  ])('%s', async (_name, change, expected) => {
    const { sign, post, listKeys } = await setUp();
    expect(await post(change(sign()))).toMatchObject(expected);
    expect(await listKeys()).toEqual([]);
  });

  it.each([
    [0, 'EntityTooSmall'],
    [6, 'EntityTooLarge'],
  ])('of %i bytes, where 1 to 5 are allowed', async (size, code) => {
    const { sign, post, listKeys } = await setUp();
    expect(await post(sign(), { file: new Uint8Array(size) })).toEqual({ status: 400, code });
    expect(await listKeys()).toEqual([]);
  });

  it('a second too late', async () => {
    const { sign, post, clock, listKeys } = await setUp();
    const fields = sign({ seconds: 60 });
    clock.read = () => new Date(Date.now() + 61_000);
    expect(await post(fields)).toEqual({ status: 403, code: 'AccessDenied' });
    expect(await listKeys()).toEqual([]);
  });

  it('to the address of another bucket', async () => {
    const { sign, post } = await setUp();
    expect(await post(sign(), { bucket: 'another-one' })).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('by somebody with another secret', async () => {
    const { sign, post } = await setUp();
    expect(await post(sign({ secret: 'guess' }))).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('with its permission after the file, where it is not read', async () => {
    const { sign, post } = await setUp();
    expect(await post({}, { after: sign() })).toEqual({ status: 400, code: 'InvalidArgument' });
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
  expect(await post(sign({ fields: { success_action_status: '201' } }))).toEqual({
    status: 501,
    code: 'NotImplemented',
  });
  expect(await post(sign({ fields: { key: 'a/$' + '{filename}' } }))).toEqual({ status: 501, code: 'NotImplemented' });
});
