import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { indexes, tableSchema } from '../../../functions/kernel/store/table.ts';

type TableProps = {
  key: IKey;
  isProtected: boolean;
  hasStream: boolean;
  /** The indexes that it has until now; left out, all of them. */
  only?: readonly string[] | undefined;
};

export const createTable = (scope: Construct, { key, isProtected, hasStream, only }: TableProps): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: { name: tableSchema.partitionKey, type: AttributeType.STRING },
    sortKey: { name: tableSchema.sortKey, type: AttributeType.STRING },
    globalSecondaryIndexes: indexes
      .filter(({ name }) => only?.includes(name) ?? true)
      .map(({ name, partitionKey, sortKey }) => ({
        indexName: name,
        partitionKey: { name: partitionKey, type: AttributeType.STRING },
        sortKey: { name: sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      })),
    timeToLiveAttribute: tableSchema.timeToLive,
    ...(hasStream && { dynamoStream: StreamViewType.NEW_IMAGE }),
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.customerManagedKey(key),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
