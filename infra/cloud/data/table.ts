import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { auditIndexes, tableSchema } from '../../../functions/data/table.ts';

/** The single table. */
export const createTable = (scope: Construct, key: IKey, isProtected: boolean): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: { name: tableSchema.partitionKey, type: AttributeType.STRING },
    sortKey: { name: tableSchema.sortKey, type: AttributeType.STRING },
    globalSecondaryIndexes: Object.values(auditIndexes).map(({ name, partitionKey }) => ({
      indexName: name,
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableSchema.sortKey, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    })),
    timeToLiveAttribute: tableSchema.timeToLive,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.customerManagedKey(key),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
