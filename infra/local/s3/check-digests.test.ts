import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, PutObjectLockConfigurationCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, setUpStore } from './set-up-store.ts';

test.each([
  ['CRC32', { ChecksumCRC32: 'AAAAAA==' }],
  ['SHA-256', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }],
])('a body that does not match its %s is refused and not stored', async (_, digest) => {
  const { client } = await setUpStore();
  const put = client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ...digest }));
  await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: 'a' }))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a body that matches its SHA-256 is stored, and the checksum is given back', async () => {
  const { client } = await setUpStore();
  const put = await client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ChecksumAlgorithm: 'SHA256' }));
  expect(put.ChecksumSHA256).toBe(createHash('sha256').update('x').digest('base64'));
  const got = await client.send(new GetObjectCommand({ Bucket, Key: 'a', ChecksumMode: 'ENABLED' }));
  expect(got.ChecksumSHA256).toBe(put.ChecksumSHA256);
});

test('a body whose promised checksum is missing is refused', async () => {
  const { connect } = await setUpStore();
  const client = connect({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  client.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['x-amz-sdk-checksum-algorithm'] = 'CRC32';
      return next(args);
    },
    { step: 'build' },
  );
  const put = client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }));
  await expect(put).rejects.toMatchObject({ name: 'InvalidRequest' });
});

test('a bucket that keeps its objects for a time takes none without a checksum, and any other bucket does', async () => {
  const { connect } = await setUpStore();
  const client = connect({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  const put = (more = {}) => client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ...more }));
  await put();
  const Rule = { DefaultRetention: { Mode: 'COMPLIANCE', Days: 7 * 365 } } as const;
  const ObjectLockConfiguration = { ObjectLockEnabled: 'Enabled', Rule } as const;
  await client.send(new PutObjectLockConfigurationCommand({ Bucket, ObjectLockConfiguration }));
  await expect(put()).rejects.toMatchObject({
    name: 'InvalidRequest',
    message: expect.stringContaining('Content-MD5 OR x-amz-checksum- HTTP header is required'),
  });
  const md5 = (text: string) => createHash('md5').update(text).digest('base64');
  await put({ ContentMD5: md5('x') });
  await put({ ChecksumAlgorithm: 'SHA256' });
  await expect(put({ ContentMD5: md5('y') })).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(put({ ContentMD5: 'short' })).rejects.toMatchObject({ name: 'InvalidDigest' });
});
