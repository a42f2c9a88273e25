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
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bucket, setUpStore } from './set-up-store.ts';

const readText = async (client: S3Client, Key: string): Promise<string | undefined> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
};

test('an object comes back with its bytes, type and checksum', async () => {
  const { client } = await setUpStore();
  const Body = new Uint8Array([0, 10, 13, 255, 10]);
  const put = await client.send(
    new PutObjectCommand({
      Bucket,
      Key: 'a.png',
      Body,
      ContentType: 'image/png',
      ContentDisposition: 'inline',
      CacheControl: 'no-store',
    }),
  );
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a.png' }));

  expect(put.ETag).toBe(got.ETag);
  expect(await got.Body?.transformToByteArray()).toEqual(Body);
  expect(got).toMatchObject({
    ContentType: 'image/png',
    ContentDisposition: 'inline',
    CacheControl: 'no-store',
    ContentLength: 5,
    ChecksumCRC32: put.ChecksumCRC32,
  });
});

test('the object and the key may be as large as the SDK sends in one piece', async () => {
  const { client } = await setUpStore();
  const Key = 'k'.repeat(1024);
  await client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.alloc(5_000_000) }));
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  expect(await Body?.transformToByteArray()).toHaveLength(5_000_000);
  const tooLong = client.send(new PutObjectCommand({ Bucket, Key: `${Key}k`, Body: 'x' }));
  await expect(tooLong).rejects.toMatchObject({ name: 'KeyTooLongError' });
});

test('a later put replaces the object whole', async () => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'first', CacheControl: 'no-store' }));
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'second' }));
  expect(await readText(client, 'a')).toBe('second');
  expect((await client.send(new GetObjectCommand({ Bucket, Key: 'a' }))).CacheControl).toBeUndefined();
});

test('a deleted object is gone, and deleting it again is no error', async () => {
  const { client } = await setUpStore();
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
  await expect(readText(client, 'a')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
});

test('a bucket is made once and missed by name', async () => {
  const { client } = await setUpStore();
  const again = client.send(new CreateBucketCommand({ Bucket }));
  await expect(again).rejects.toMatchObject({ name: 'BucketAlreadyOwnedByYou' });
  const put = client.send(new PutObjectCommand({ Bucket: 'nowhere', Key: 'a', Body: 'x' }));
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
  await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'kept', ContentType: 'text/plain' }));
  await store.stop();
  await writeFile(join(dataDir, '.incoming', 'half'), '{"key":"b"');
  await start(store.port);
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
  expect(await got.Body?.transformToString()).toBe('kept');
  expect(got.ContentType).toBe('text/plain');
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

const at = { Bucket, Key: 'a' };
test.each([
  ['an upload in parts', new CreateMultipartUploadCommand(at)],
  ['a copy', new CopyObjectCommand({ ...at, CopySource: 'x/y' })],
  ['the end of a bucket', new DeleteBucketCommand({ Bucket })],
  ['the older list', new ListObjectsCommand({ Bucket })],
  ['a page of a list', new ListObjectsV2Command({ Bucket, MaxKeys: 1 })],
  ['the head of an object', new HeadObjectCommand(at)],
  ['an older version', new GetObjectCommand({ ...at, VersionId: 'v' })],
  ['a part of an object', new GetObjectCommand({ ...at, Range: 'bytes=0-1' })],
  ['a read with a condition', new GetObjectCommand({ ...at, IfNoneMatch: '"e"' })],
  ['another type than the stored one', new GetObjectCommand({ ...at, ResponseContentType: 'text/html' })],
  ['a write with a condition', new PutObjectCommand({ ...at, Body: 'x', IfNoneMatch: '*' })],
  ['a write with its own encryption key', new PutObjectCommand({ ...at, Body: 'x', ServerSideEncryption: 'aws:kms' })],
  ['a write with tags', new PutObjectCommand({ ...at, Body: 'x', Tagging: 'a=b' })],
  ['a write with metadata', new PutObjectCommand({ ...at, Body: 'x', Metadata: { by: 'me' } })],
  ['a write with an encoding', new PutObjectCommand({ ...at, Body: 'x', ContentEncoding: 'gzip' })],
  ['a write in chunks', new PutObjectCommand({ ...at, Body: Readable.from(['x']), ContentLength: 1 })],
])('%s is answered 501, never passed over', async (_, command) => {
  const { connect } = await setUpStore();
  const refusal = connect({ maxAttempts: 1 }).send(command as PutObjectCommand);
  await expect(refusal).rejects.toMatchObject({ $metadata: { httpStatusCode: 501 } });
});
