import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { encryptWith } from '../private-bucket.ts';

/**
 * What is kept for a day: signatures until the form they belong to is sent, and what staff took out. It keeps no version
 * and no backup copies it, so that what is gone is gone.
 */
export const createTemporary = (scope: Construct, { key, logs }: { key: IKey; logs: IBucket }): Bucket => {
  const bucket = new Bucket(scope, 'Temporary', {
    ...encryptWith(key),
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'temporary/',
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  acknowledge(bucket, 'noReplica', 'noVersions');
  return bucket;
};
