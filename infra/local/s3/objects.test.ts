import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bucket, setUpStore } from './set-up-store.ts';

async function readText(client: S3Client, Key: string): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
}

test('an object comes back with its bytes, type, metadata and encryption', async () => {
  const { client } = await setUpStore();
  const Body = new Uint8Array([0, 10, 13, 255, 10]);
  const put = await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'a.png',
      Body,
      ContentType: 'image/png',
      ContentDisposition: 'inline',
      ContentEncoding: 'identity',
      CacheControl: 'no-store',
      Metadata: { patient: 'p-1', place: 'Orléans' },
      ServerSideEncryption: 'aws:kms',
      SSEKMSKeyId: 'key-1',
    }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a.png' }));

  expect(put).toMatchObject({ ServerSideEncryption: 'aws:kms', SSEKMSKeyId: 'key-1', ETag: got.ETag });
  expect(await got.Body?.transformToByteArray()).toEqual(Body);
  expect(got).toMatchObject({
    ContentType: 'image/png',
    ContentDisposition: 'inline',
    ContentEncoding: 'identity',
    CacheControl: 'no-store',
    ContentLength: 5,
    Metadata: { patient: 'p-1', place: 'Orléans' },
    ServerSideEncryption: 'aws:kms',
    ChecksumCRC32: put.ChecksumCRC32,
  });
});

test('a head tells everything but the bytes', async () => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'hello', ContentType: 'text/plain' }));
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a' }));
  expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain' });
  expect(head.LastModified?.getTime()).toBeGreaterThan(Date.now() - 10_000);
});

test('a stream, which the SDK sends in chunks with a trailing checksum, is stored as its bytes', async () => {
  const { client } = await setUpStore();
  const Body = Readable.from([Buffer.from('one,two\r\n'), Buffer.alloc(70_000, 'x')]);
  await client.send(new PutObjectCommand({ Bucket, Key: 'a.csv', Body, ContentLength: 70_009 }));
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a.csv' }));
  expect(await got.Body?.transformToString()).toBe(`one,two\r\n${'x'.repeat(70_000)}`);
  expect(got.ContentEncoding).toBeUndefined();
  expect(got.ChecksumCRC32).toBeDefined();
});

test('the object and the key may be as large as the SDK sends in one piece', async () => {
  const { client } = await setUpStore();
  const Key = 'k'.repeat(1024);
  await client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.alloc(5_000_000) }));
  expect((await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength).toBe(5_000_000);
  const tooLong = client.send(new PutObjectCommand({ Bucket, Key: `${Key}k`, Body: 'x' }));
  await expect(tooLong).rejects.toMatchObject({ name: 'KeyTooLongError' });
});

test('a later put replaces the object whole', async () => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'first', Metadata: { old: 'yes' } }));
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'second' }));
  expect(await readText(client, 'a')).toBe('second');
  expect((await client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).Metadata).toEqual({});
});

test('a deleted object is gone, and deleting it again is no error', async () => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await expect(readText(client, 'a')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({ name: 'NotFound' });
});

test('buckets are found, refused twice and missed by name', async () => {
  const { client } = await setUpStore();
  await client.send(new HeadBucketCommand({ Bucket }));
  const again = client.send(new CreateBucketCommand({ Bucket }));
  await expect(again).rejects.toMatchObject({ name: 'BucketAlreadyOwnedByYou' });
  const missing = { Bucket: 'nowhere' };
  await expect(client.send(new HeadBucketCommand(missing))).rejects.toMatchObject({ name: 'NotFound' });
  const put = client.send(new PutObjectCommand({ ...missing, Key: 'a', Body: 'x' }));
  await expect(put).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test.each([
  '../escape',
  '../../.incoming/x',
  '/',
  'a//b/./..',
  'Ünï/写真 😀.png',
  'a\u0000b\n\u2028',
  "%2e%2e/!'()* +&=?#",
])('the key %j is a key like any other and stays inside its bucket', async (Key) => {
  const { client, root } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  expect(await readText(client, Key)).toBe(Key);
  const onDisk = await readdir(root, { recursive: true });
  const object = expect.stringMatching(/^s3\/signatures\/[0-9a-f]{64}$/);
  expect(onDisk.sort()).toEqual(['s3', 's3/.incoming', 's3/signatures', object]);
});

test('keys that differ in case or in Unicode form are different objects', async () => {
  const { client } = await setUpStore();
  for (const Key of ['a', 'A', '\u00e9', 'e\u0301'])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  expect(await readText(client, 'A')).toBe('A');
  expect(await readText(client, '\u00e9')).toBe('\u00e9');
});

test('objects are still there after a restart, and what a crash left half-written is not', async () => {
  const { client, store, start, dataDir } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'kept', Metadata: { by: 'me' } }));
  await store.stop();
  await writeFile(join(dataDir, '.incoming', 'half'), '{"key":"b"');
  await start(store.port);
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
  expect(await got.Body?.transformToString()).toBe('kept');
  expect(got.Metadata).toEqual({ by: 'me' });
  expect(await readdir(join(dataDir, '.incoming'))).toEqual([]);
});

test('an object that was damaged on disk is an error, not an absence, and the log does not quote it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { client, connect, dataDir } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'Ada', Body: 'x' }));
  const [name = ''] = await readdir(join(dataDir, Bucket));
  const path = join(dataDir, Bucket, name);
  await writeFile(path, (await readFile(path)).subarray(5));
  const impatient = connect({ maxAttempts: 1 });
  await expect(readText(impatient, 'Ada')).rejects.toMatchObject({ name: 'InternalError' });
  await expect(impatient.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({ name: 'InternalError' });
  expect(log).toHaveBeenCalledTimes(2);
  expect(inspect(log.mock.calls)).not.toContain('Ada');
});

test('If-None-Match: * lets exactly one of many writers create the object', async () => {
  const { client } = await setUpStore();
  const puts = Array.from({ length: 12 }, (_, n) =>
    client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: `writer ${n}`, IfNoneMatch: '*' })),
  );
  const outcomes = await Promise.allSettled(puts);
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refusals).toHaveLength(11);
  for (const { reason } of refusals) expect(reason).toMatchObject({ name: 'PreconditionFailed' });
  expect(await readText(client, 'a')).toBe(`writer ${winner}`);
});

test('a reader with the current ETag is told 304, one with another gets the object', async () => {
  const { client } = await setUpStore();
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
  const read = (IfNoneMatch?: string) => client.send(new GetObjectCommand({ Bucket, Key: 'a', IfNoneMatch }));
  await expect(read(ETag)).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  expect(await (await read('"other"')).Body?.transformToString()).toBe('x');
  const ifMatch = client.send(new GetObjectCommand({ Bucket, Key: 'a', IfMatch: '"other"' }));
  await expect(ifMatch).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test.each([
  ['bytes=2-4', 'cde', 'bytes 2-4/10'],
  ['bytes=7-', 'hij', 'bytes 7-9/10'],
  ['bytes=-3', 'hij', 'bytes 7-9/10'],
  ['bytes=8-99', 'ij', 'bytes 8-9/10'],
  ['bytes=-99', 'abcdefghij', 'bytes 0-9/10'],
  ['lines=1-2', 'abcdefghij', undefined],
])('the range %s reads %s', async (Range, text, ContentRange) => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'abcdefghij' }));
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
  expect(await got.Body?.transformToString()).toBe(text);
  expect(got.ContentRange).toBe(ContentRange);
});

test.each(['bytes=10-', 'bytes=-0'])('the range %s, beyond the object, is refused', async (Range) => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'abcdefghij' }));
  const get = client.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
  await expect(get).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('what this server does not do is answered 501, never passed over', async () => {
  const { connect } = await setUpStore();
  const client = connect({ maxAttempts: 1 });
  const refused = { name: 'NotImplemented', $metadata: { httpStatusCode: 501 } };
  const at = { Bucket, Key: 'a' };
  await expect(client.send(new CreateMultipartUploadCommand(at))).rejects.toMatchObject(refused);
  await expect(client.send(new CopyObjectCommand({ ...at, CopySource: 'x/y' }))).rejects.toMatchObject(refused);
  await expect(client.send(new DeleteBucketCommand({ Bucket }))).rejects.toMatchObject(refused);
  await expect(client.send(new ListObjectsCommand({ Bucket }))).rejects.toMatchObject(refused);
  await expect(client.send(new GetObjectCommand({ ...at, VersionId: 'v' }))).rejects.toMatchObject(refused);
  await expect(client.send(new PutObjectCommand({ ...at, Body: 'x', Tagging: 'a=b' }))).rejects.toMatchObject(refused);
  await expect(client.send(new PutObjectCommand({ ...at, Body: 'x', IfMatch: '"e"' }))).rejects.toMatchObject(refused);
});
