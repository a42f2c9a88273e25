import { Aws, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledgements.ts';
import { allowServices } from './allow.ts';
import { createLogBucket } from './buckets.ts';
import type { Configuration } from './configuration.ts';
import { createWebAcl } from './edge/web-acl.ts';

type EdgeProps = StackProps & {
  configuration: Configuration;
  /** Known once there is a distribution. */
  distributionArn: string | undefined;
};

/**
 * The parts of the site in the one region where CloudFront looks for them: web ACL, certificate, and the access log.
 */
export class EdgeStack extends Stack {
  readonly webAclArn: string | undefined;
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { configuration, distributionArn, ...props }: EdgeProps) {
    super(scope, id, props);
    const { webAclArn, acceptNoWebAcl } = configuration;
    const isMade = webAclArn === undefined && acceptNoWebAcl === undefined;
    this.webAclArn = isMade ? createWebAcl(this).attrArn : webAclArn;
    this.certificate = this.findCertificate(configuration);
    new SiteLog(this, 'SiteLog', distributionArn);
  }

  private findCertificate({ certificateArn, hostedZoneId, domainName }: Configuration): ICertificate | undefined {
    if (certificateArn !== undefined) return Certificate.fromCertificateArn(this, 'GivenCertificate', certificateArn);
    if (hostedZoneId === undefined) return undefined;
    const zone = HostedZone.fromHostedZoneId(this, 'Zone', hostedZoneId);
    return new Certificate(this, 'Certificate', { domainName, validation: CertificateValidation.fromDns(zone) });
  }
}

// No field that contains an address of the site, or anything else that the browser chooses freely.
const fields = [
  'date',
  'time',
  'x-edge-request-id',
  'x-edge-location',
  'c-ip',
  'cs-method',
  'cs(Host)',
  'cs-protocol',
  'ssl-protocol',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

/**
 * The access log of the site: who asked and with what outcome, but never for what, since an address can contain the name
 * of a patient.
 */
class SiteLog extends Construct {
  constructor(scope: Construct, id: string, distributionArn: string | undefined) {
    super(scope, id);
    const bucket = createLogBucket(this, 'Bucket', RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    acknowledge(bucket, 'logOfLogs');
    const objects = [bucket.arnForObjects(`AWSLogs/${Aws.ACCOUNT_ID}/*`)];
    allowServices(bucket, ['delivery.logs'], ['s3:PutObject'], objects, {
      StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': Aws.ACCOUNT_ID },
      ArnLike: { 'aws:SourceArn': `arn:aws:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:*` },
    });
    // The first deployment makes the distribution after this stack, and adds its log in a second step.
    if (distributionArn !== undefined) this.deliver(bucket, distributionArn);
  }

  private deliver(bucket: Bucket, resourceArn: string) {
    const { stackName } = Stack.of(this);
    const source = new CfnDeliverySource(this, 'Source', {
      name: `${stackName}-source`,
      logType: 'ACCESS_LOGS',
      resourceArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `${stackName}-destination`,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    if (bucket.policy) destination.node.addDependency(bucket.policy);
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.addResourceDependency(source);
  }
}
