import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import type { Configuration } from './configuration.ts';

/** The settings of every bucket: closed to the public, opened by no access control list, reached over TLS 1.2. */
export const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

type DataBucketProps = BucketProps & { encryptionKey: IKey; logs: IBucket };

/** A bucket of personal data: encrypted with a key of the organisation's own, and kept whatever becomes of its stack. */
export const createDataBucket = (scope: Construct, id: string, { logs, ...props }: DataBucketProps): Bucket => {
  const bucket = new Bucket(scope, id, {
    ...privateBucket,
    encryption: BucketEncryption.KMS,
    bucketKeyEnabled: true,
    serverAccessLogsBucket: logs,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...props,
  });
  acknowledge(bucket, 'noReplica');
  return bucket;
};

/** A bucket of logs, which AWS writes. They contain network addresses, so they are kept for a short time. */
export const createLogBucket = (scope: Construct, id = 'Logs', removalPolicy?: RemovalPolicy): Bucket => {
  const bucket = new Bucket(scope, id, {
    ...privateBucket,
    // Logs cannot be delivered under a customer's key.
    encryption: BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    ...(removalPolicy && { removalPolicy }),
  });
  acknowledge(bucket, 'noReplica', 'noVersions', 'deliveredLogs');
  return bucket;
};

/**
 * Data kept for a day: signatures until their form is sent, exports, and, in quarantine, uploads until they are
 * checked. It is not versioned and not backed up, so that deleted data is gone.
 */
export const createTemporary = (
  scope: Construct,
  { key, logs, configuration }: { key: IKey; logs: IBucket; configuration: Configuration },
): Bucket => {
  const { certificateArn, hostedZoneId, domainName } = configuration;
  const hasDomain = certificateArn !== undefined || hostedZoneId !== undefined;
  const bucket = createDataBucket(scope, 'Temporary', {
    encryptionKey: key,
    logs,
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    // Whoever posts a file has a form that we signed; this lets a page of the site see that it arrived.
    cors: [
      {
        allowedMethods: [HttpMethods.POST],
        // The address of a site without a domain is known only once there is a site.
        allowedOrigins: [hasDomain ? `https://${domainName}` : 'https://*.cloudfront.net'],
        maxAge: 3600,
      },
    ],
    serverAccessLogsPrefix: 'temporary/',
  });
  acknowledge(bucket, 'noVersions');
  return bucket;
};

/** The drawn signatures of referrals. */
export const createSignatures = (scope: Construct, { key, logs }: { key: IKey; logs: IBucket }): Bucket =>
  createDataBucket(scope, 'Signatures', {
    encryptionKey: key,
    logs,
    versioned: true,
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    serverAccessLogsPrefix: 'signatures/',
  });
