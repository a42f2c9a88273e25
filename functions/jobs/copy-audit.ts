import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { log } from '../lib/log.ts';

/**
 * Copies what was done to the audit log of the table into a bucket that keeps it unchanged. A batch that is given again
 * writes the same object again. An entry that was changed or deleted in the table is copied as such, and is an alarm: no
 * function of ours does that.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<void> => {
  const { AUDIT_COPY_BUCKET } = readEnvironment(z.object({ AUDIT_COPY_BUCKET: z.string() }));
  const [first] = Records;
  if (!first) return;
  for (const { eventName } of Records) if (eventName !== 'INSERT') log({ event: 'audit-changed' });
  const lines = Records.map(({ eventName, dynamodb }) =>
    JSON.stringify({ what: eventName, key: dynamodb?.Keys, entry: dynamodb?.NewImage }),
  );
  const { ApproximateCreationDateTime = 0, SequenceNumber } = first.dynamodb ?? {};
  const day = new Date(ApproximateCreationDateTime * 1000).toISOString().slice(0, 10);
  await new S3Client({}).send(
    new PutObjectCommand({
      Bucket: AUDIT_COPY_BUCKET,
      Key: `audit/${day}/${SequenceNumber}.jsonl`,
      Body: `${lines.join('\n')}\n`,
      ContentType: 'application/x-ndjson',
    }),
  );
};
