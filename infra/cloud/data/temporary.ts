import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

/**
 * What is kept for a day: signatures until the form they belong to is sent, and what staff took out. It keeps no version
 * and no backup copies it, so that what is gone is gone.
 */
export const createTemporary = (scope: Construct, { key, logs }: { key: IKey; logs: IBucket }): Bucket => {
  const bucket = new Bucket(scope, 'Temporary', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'temporary/',
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  acknowledge(bucket, 'noReplica', 'noVersions');
  return bucket;
};
