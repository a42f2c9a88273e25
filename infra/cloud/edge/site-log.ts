import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { privateBucket } from '../private-bucket.ts';

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
export class SiteLog extends Construct {
  constructor(scope: Construct, id: string, distributionArn: string | undefined) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      // Logs cannot be delivered under a customer's key.
      encryption: BucketEncryption.S3_MANAGED,
      lifecycleRules: [{ expiration: Duration.days(90), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(bucket, 'noReplica', 'noVersions', 'deliveredLogs', 'logOfLogs');
    bucket.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:PutObject'],
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        resources: [bucket.arnForObjects(`AWSLogs/${Aws.ACCOUNT_ID}/*`)],
        conditions: {
          StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': Aws.ACCOUNT_ID },
          ArnLike: { 'aws:SourceArn': `arn:aws:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:*` },
        },
      }),
    );
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
