import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Bucket, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import { encryptWith } from '../private-bucket.ts';

/**
 * What is kept for a day: signatures until the form they belong to is sent, what staff took out, and, in quarantine, the
 * files that people sent until they were checked. It keeps no version and no backup copies it, so that what is gone is gone.
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
