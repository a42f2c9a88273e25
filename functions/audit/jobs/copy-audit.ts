import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { ObjectClient } from '../../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../../kernel/lib/environment.ts';
import { log } from '../../kernel/lib/log.ts';

/**
 * Copies changes of the audit log's items into a bucket that keeps them unchanged. A batch delivered again writes the
 * same object again. A changed or deleted entry is copied as such, and is an alarm: no function of ours does that.
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
  const copy = { bucket: AUDIT_COPY_BUCKET, key: `audit/${day}/${SequenceNumber}.jsonl` };
  await new ObjectClient().put(copy, `${lines.join('\n')}\n`, { 'content-type': 'application/x-ndjson' });
};
