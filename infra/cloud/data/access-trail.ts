import { Duration, Stack } from 'aws-cdk-lib';
import { type CfnTrail, Trail } from 'aws-cdk-lib/aws-cloudtrail';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import { allowServices } from '../allow.ts';
import { createDataBucket } from '../buckets.ts';
import type { Configuration } from '../configuration.ts';
import { stackNames } from '../stack-names.ts';

type AccessTrailProps = Pick<Configuration, 'slug'> & {
  of: NonNullable<Configuration['accessTrail']>;
  table: TableV2;
  buckets: readonly IBucket[];
  operationsKey: Key;
  logs: IBucket;
};

// The roles of our functions begin with the name of their stack, which AWS shortens where it is long. Their whole names are known only
// once they are made. Whoever may make a role could name one so: CloudTrail's own history of the account has who made which role.
const startOfStackName = 20;

/**
 * Records who read or changed stored data without the product: with the console, a command or another role. The audit
 * log has what the functions do.
 */
export class AccessTrail extends Construct {
  constructor(scope: Construct, id: string, props: AccessTrailProps) {
    super(scope, id);
    const { slug, of, table, buckets, operationsKey, logs } = props;
    const { account, region } = Stack.of(this);
    const trailName = `${slug}-access`;
    const trailArn = `arn:aws:cloudtrail:${region}:${account}:trail/${trailName}`;
    const uses = ['kms:GenerateDataKey*', 'kms:Decrypt', 'kms:DescribeKey'];
    allowServices(operationsKey, ['cloudtrail'], uses, ['*'], { StringEquals: { 'aws:SourceArn': trailArn } });
    const bucket = createDataBucket(this, 'Bucket', {
      encryptionKey: operationsKey,
      logs,
      versioned: true,
      lifecycleRules: [{ expiration: Duration.days(400), noncurrentVersionExpiration: Duration.days(90) }],
      serverAccessLogsPrefix: 'access-trail/',
    });
    const trail = new Trail(this, 'Trail', {
      trailName,
      bucket,
      encryptionKey: operationsKey,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
    });
    acknowledge(trail, 'noTrailLog');
    const except =
      of === 'everybody'
        ? []
        : [
            {
              field: 'userIdentity.arn',
              notStartsWith: [stackNames(slug).data, stackNames(slug).service].map(
                (name) => `arn:aws:sts::${account}:assumed-role/${`${name}-`.slice(0, startOfStackName)}`,
              ),
            },
          ];
    const select = (name: string, type: string, field: object) => ({
      name,
      fieldSelectors: [
        { field: 'eventCategory', equalTo: ['Data'] },
        { field: 'resources.type', equalTo: [type] },
        { field: 'resources.ARN', ...field },
        ...except,
      ],
    });
    const plain = trail.node.defaultChild as CfnTrail;
    // With advanced selectors AWS accepts none of these.
    plain.addPropertyDeletionOverride('EventSelectors');
    plain.advancedEventSelectors = [
      select('Records', 'AWS::DynamoDB::Table', { equalTo: [table.tableArn] }),
      select('Signatures', 'AWS::S3::Object', { startsWith: buckets.map((one) => `${one.bucketArn}/`) }),
    ];
  }
}
