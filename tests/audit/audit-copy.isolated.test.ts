import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it, vi } from 'vitest';
import { handler } from '../../functions/audit/jobs/copy-audit.ts';
import { startTestProduct } from '../support/test-product.ts';

await startTestProduct();
const s3 = new S3Client({});
const Bucket = 'audit-copy';
process.env.AUDIT_COPY_BUCKET = Bucket;
await s3.send(new CreateBucketCommand({ Bucket, ObjectLockEnabledForBucket: true }));
// As `infra/cloud/data/audit-copy.ts` makes it: S3 then refuses a write without a checksum.
await s3.send(
  new PutObjectLockConfigurationCommand({
    Bucket,
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 7 * 365 } },
    },
  }),
);

const record = (SequenceNumber: string, eventName: 'INSERT' | 'MODIFY' | 'REMOVE', call: string): DynamoDBRecord => ({
  eventName,
  dynamodb: {
    SequenceNumber,
    ApproximateCreationDateTime: Date.parse('2026-11-20T14:00:00Z') / 1000,
    Keys: { pk: { S: 'AUDIT#PERSON#one' }, sk: { S: SequenceNumber } },
    ...(eventName !== 'REMOVE' && { NewImage: { call: { S: call } } }),
  },
});
const list = async () => (await s3.send(new ListObjectsV2Command({ Bucket }))).Contents?.map(({ Key }) => Key) ?? [];
const read = async (Key: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  const text = (await Body?.transformToString()) ?? '';
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

it('what is added to the audit log is copied by day, and a batch that comes twice is one object', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const Records = [record('100', 'INSERT', 'readPatient'), record('101', 'INSERT', 'updatePatient')];
  await handler({ Records });
  await handler({ Records });
  expect(await list()).toEqual(['audit/2026-11-20/100.jsonl']);
  expect((await read('audit/2026-11-20/100.jsonl')).map(({ what, entry }) => [what, entry.call.S])).toEqual([
    ['INSERT', 'readPatient'],
    ['INSERT', 'updatePatient'],
  ]);
  expect(lines).not.toHaveBeenCalled();
  lines.mockRestore();
});

it('an entry that is written over or deleted is copied as that, and is an alarm', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  await handler({ Records: [record('200', 'MODIFY', 'somethingElse'), record('201', 'REMOVE', '')] });
  expect((await read('audit/2026-11-20/200.jsonl')).map(({ what }) => what)).toEqual(['MODIFY', 'REMOVE']);
  expect(lines.mock.calls.map(([line]) => line)).toEqual([{ event: 'audit-changed' }, { event: 'audit-changed' }]);
  lines.mockRestore();
});

it('a batch of audit entries that could not be copied fails, so that the stream brings it again', async () => {
  process.env.AUDIT_COPY_BUCKET = 'not-there';
  await expect(handler({ Records: [record('300', 'INSERT', 'readPatient')] })).rejects.toThrow();
});
