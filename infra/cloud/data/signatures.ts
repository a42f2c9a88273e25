import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { encryptWith } from '../private-bucket.ts';

/** The drawn signatures of referrals. */
export const createSignatures = (scope: Construct, { key, logs }: { key: IKey; logs: IBucket }): Bucket => {
  const bucket = new Bucket(scope, 'Signatures', {
    ...encryptWith(key),
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'signatures/',
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  acknowledge(bucket, 'noReplica');
  return bucket;
};
