import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type Bucket, type IBucket, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { auditPrefix } from '../../../functions/kernel/store/audit.ts';
import { acknowledge, acknowledgeAuditCopy } from '../acknowledgements.ts';
import { allow, allowKeyThrough } from '../allow.ts';
import { createDataBucket } from '../buckets.ts';
import { createFunction } from '../server-function.ts';

type AuditCopyProps = {
  table: TableV2;
  /** That of the backups: it must not be lost with the key of the records. */
  key: IKey;
  operationsKey: IKey;
  logs: IBucket;
  years: number;
};

/**
 * A copy of the audit log that nobody can change. The functions append to the table, where IAM cannot allow putting an
 * item and forbid overwriting it; a compromised function could overwrite. Entries leave by the table's stream, in
 * order, to a bucket whose objects nobody can change or delete before their time, the account's owner included.
 */
export class AuditCopy extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { table, key, operationsKey, logs, years }: AuditCopyProps) {
    super(scope, id);
    this.bucket = createDataBucket(this, 'Bucket', {
      encryptionKey: key,
      logs,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(365 * years)),
      serverAccessLogsPrefix: 'audit/',
    });

    const copy = createFunction(this, 'Copy', {
      entry: 'functions/audit/jobs/copy-audit.ts',
      environment: { AUDIT_COPY_BUCKET: this.bucket.bucketName },
      size: { memoryMB: 1024, seconds: 60 },
      operationsKey,
    });
    allow(copy, ['s3:PutObject'], [this.bucket.arnForObjects('audit/*')]);
    allowKeyThrough('s3', copy, key);
    // Its grant of the table's key names no service, as `allowKeyThrough` would: AWS does not document which one the reading of an
    // encrypted stream comes through, and a wrong name would stop the copy. The key is of no use without the stream.
    copy.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(10),
        // Retried in order for as long as the stream keeps it: a day. Each failure is an alarm.
        retryAttempts: -1,
        filters: [FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(auditPrefix) } } } })],
      }),
    );
    acknowledge(copy, 'noDestination');
    acknowledge(copy.role, 'streams');
    acknowledgeAuditCopy(copy.role, this.bucket);
  }
}
