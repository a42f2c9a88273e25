import type { Stack } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { exportsPrefix, resultsPrefix } from '../analytics/places.ts';

type PolicyProps = { bucket: IBucket; key: IKey; table: ITable; databaseName: string; workgroupName: string };

/**
 * The permissions of a person for an export and its report, which no function has: CloudFormation attaches the policy
 * to nobody. It gives access to every record, by way of the export.
 */
export const createAnalyticsPolicy = (stack: Stack, props: PolicyProps): ManagedPolicy => {
  const { bucket, key, table, databaseName, workgroupName } = props;
  const { account, region } = stack;
  const allow = (actions: string[], resources: string[], conditions = {}) =>
    new PolicyStatement({ actions, resources, conditions });
  const glue = (...names: string[]) => names.map((name) => `arn:aws:glue:${region}:${account}:${name}`);
  return new ManagedPolicy(stack, 'Policy', {
    description: 'Exports of the table, and the report of them by Athena: it opens every record',
    statements: [
      allow(['cloudformation:DescribeStacks'], [stack.stackId]),
      allow(['dynamodb:ExportTableToPointInTime'], [table.tableArn]),
      allow(['dynamodb:DescribeExport'], [`${table.tableArn}/export/*`]),
      // DynamoDB writes with the permissions of whoever requests the export.
      allow(
        ['s3:PutObject', 's3:PutObjectAcl', 's3:AbortMultipartUpload'],
        [bucket.arnForObjects(`${exportsPrefix}/*`)],
      ),
      // So does Athena, which also reads with them.
      allow(['s3:GetObject'], [bucket.arnForObjects(`${exportsPrefix}/*`), bucket.arnForObjects(`${resultsPrefix}/*`)]),
      allow(
        ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        [bucket.arnForObjects(`${resultsPrefix}/*`)],
      ),
      allow(['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'], [bucket.bucketArn]),
      // Under the key of the records, for this bucket alone.
      allow(['kms:Decrypt', 'kms:GenerateDataKey'], [key.keyArn], {
        StringEquals: { 'kms:ViaService': `s3.${region}.amazonaws.com` },
        StringLike: { 'kms:EncryptionContext:aws:s3:arn': [bucket.bucketArn, bucket.arnForObjects('*')] },
      }),
      allow(['kms:Decrypt', 'kms:DescribeKey'], [key.keyArn], {
        StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` },
      }),
      allow(
        [
          'athena:GetQueryExecution',
          'athena:GetQueryResults',
          'athena:GetWorkGroup',
          'athena:StartQueryExecution',
          'athena:StopQueryExecution',
        ],
        [`arn:aws:athena:${region}:${account}:workgroup/${workgroupName}`],
      ),
      // Athena looks for the database of that name before it creates or deletes a table in any.
      allow(['glue:GetDatabase'], glue('catalog', 'database/default', `database/${databaseName}`)),
      allow(
        ['glue:GetTable', 'glue:GetTables', 'glue:GetPartitions', 'glue:CreateTable', 'glue:DeleteTable'],
        glue('catalog', `database/${databaseName}`, `table/${databaseName}/*`),
      ),
    ],
  });
};
