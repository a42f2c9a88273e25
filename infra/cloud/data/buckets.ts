import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import { encryptWith } from '../private-bucket.ts';

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
  const bucket = new Bucket(scope, 'Temporary', {
    ...encryptWith(key),
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
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'temporary/',
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  acknowledge(bucket, 'noReplica', 'noVersions');
  return bucket;
};

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
