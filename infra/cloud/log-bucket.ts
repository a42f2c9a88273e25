import { Duration } from 'aws-cdk-lib';
import { Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { privateBucket } from './private-bucket.ts';

/** The access logs of buckets. Logs contain network addresses, so they are kept for a short time. */
export const createLogBucket = (scope: Construct): Bucket => {
  const bucket = new Bucket(scope, 'Logs', {
    ...privateBucket,
    // S3 cannot write its logs under a customer's key.
    encryption: BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  acknowledge(bucket, 'noReplica', 'noVersions', 'deliveredLogs');
  return bucket;
};
