import { Aws, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena';
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { exportedFiles, resultsPrefix, retentionDays } from '../analytics/places.ts';
import { acknowledge, acknowledgeAnalytics } from './acknowledgements.ts';
import { createAnalyticsPolicy } from './analytics-policy.ts';
import type { Configuration } from './configuration.ts';
import type { DataStack } from './data-stack.ts';
import { createLogBucket } from './log-bucket.ts';
import { encryptWith } from './private-bucket.ts';

type AnalyticsProps = StackProps & { data: DataStack; configuration: Configuration };

/**
 * The limit on the bytes that one query reads: two readings of an export of 50 GB, compressed. At the limit the query
 * ends, and has cost half a US dollar.
 */
const longestScan = 100 * 1024 ** 3;

/**
 * The report from an export of the table, by Athena: for millions of rows, or questions of one's own. Nothing of the
 * product uses it, and nothing in it is permanent.
 */
export class AnalyticsStack extends Stack {
  constructor(scope: Construct, id: string, { data, configuration, ...props }: AnalyticsProps) {
    super(scope, id, props);
    const { key, table } = data;
    const bucket = new Bucket(this, 'Exports', {
      ...encryptWith(key),
      lifecycleRules: [
        { expiration: Duration.days(retentionDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      serverAccessLogsBucket: createLogBucket(this),
      serverAccessLogsPrefix: 'exports/',
      // CloudFormation deletes no bucket that still has objects in it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(bucket, 'noReplica', 'noVersions');

    // Hyphens would have to be quoted in every query.
    const databaseName = `${configuration.slug.replaceAll('-', '_')}_analytics`;
    const database = new CfnDatabase(this, 'Database', {
      catalogId: Aws.ACCOUNT_ID,
      databaseInput: { name: databaseName, description: 'Exports of the table, and what reports are made of' },
    });
    const lines = new CfnTable(this, 'ExportLines', {
      catalogId: Aws.ACCOUNT_ID,
      databaseName,
      tableInput: {
        name: 'export_lines',
        description: 'Each line of an export, as text: one item of the table in JSON',
        tableType: 'EXTERNAL_TABLE',
        partitionKeys: [{ name: 'export_id', type: 'string' }],
        // A query names its export, and Athena finds the folder by that name: a new export needs no partition to be
        // added.
        parameters: {
          EXTERNAL: 'TRUE',
          'projection.enabled': 'true',
          'projection.export_id.type': 'injected',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: Athena puts the id there
          'storage.location.template': bucket.s3UrlForObject(exportedFiles('${export_id}')),
        },
        storageDescriptor: {
          columns: [{ name: 'line', type: 'string' }],
          location: bucket.s3UrlForObject(exportedFiles('')),
          inputFormat: 'org.apache.hadoop.mapred.TextInputFormat',
          outputFormat: 'org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat',
          // Splits a line at control characters, which JSON never has: the whole line is the one column.
          serdeInfo: { serializationLibrary: 'org.apache.hadoop.hive.serde2.lazy.LazySimpleSerDe' },
        },
      },
    });
    lines.addResourceDependency(database);

    const workgroup = new CfnWorkGroup(this, 'Workgroup', {
      name: this.stackName,
      description: 'The report from an export of the table',
      recursiveDeleteOption: true,
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        publishCloudWatchMetricsEnabled: true,
        bytesScannedCutoffPerQuery: longestScan,
        engineVersion: { selectedEngineVersion: 'Athena engine version 3' },
        resultConfiguration: {
          outputLocation: bucket.s3UrlForObject(`${resultsPrefix}/`),
          encryptionConfiguration: { encryptionOption: 'SSE_KMS', kmsKey: key.keyArn },
          expectedBucketOwner: Aws.ACCOUNT_ID,
        },
      },
    });

    const policy = createAnalyticsPolicy(this, { bucket, key, table, databaseName, workgroupName: workgroup.name });
    acknowledgeAnalytics(policy, { bucket, table, databaseName });

    new CfnOutput(this, 'AnalyticsBucket', { value: bucket.bucketName });
    new CfnOutput(this, 'AnalyticsDatabase', { value: databaseName });
    new CfnOutput(this, 'AnalyticsWorkgroup', { value: workgroup.name });
    new CfnOutput(this, 'AnalyticsTableArn', { value: table.tableArn });
    new CfnOutput(this, 'AnalyticsKeyArn', { value: key.keyArn });
    new CfnOutput(this, 'AnalyticsPolicy', { value: policy.managedPolicyArn });
  }
}
