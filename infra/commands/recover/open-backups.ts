import { setTimeout } from 'node:timers/promises';
import {
  BackupClient,
  DescribeRestoreJobCommand,
  paginateListRecoveryPointsByBackupVault,
  StartRestoreJobCommand,
} from '@aws-sdk/client-backup';
import { DescribeTableCommand, DynamoDBClient, RestoreTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import type { Backups, What } from './recover.ts';

const types: Record<What, string> = { table: 'DynamoDB', signatures: 'S3' };
const lookEvery = 30_000;

export const openBackups = (region: string): Backups => {
  const client = new BackupClient({ region });
  const dynamo = new DynamoDBClient({ region });
  return {
    async list(BackupVaultName, what) {
      const pages = paginateListRecoveryPointsByBackupVault(
        { client },
        { BackupVaultName, ByResourceType: types[what] },
      );
      const copies = [];
      for await (const { RecoveryPoints = [] } of pages) {
        for (const { Status, RecoveryPointArn: arn, CreationDate: madeAt } of RecoveryPoints) {
          if (Status === 'COMPLETED' && arn && madeAt) copies.push({ arn, madeAt });
        }
      }
      return copies;
    },
    async start({ arn: RecoveryPointArn }, IamRoleArn, Metadata) {
      const { RestoreJobId } = await client.send(
        new StartRestoreJobCommand({ RecoveryPointArn, IamRoleArn, Metadata }),
      );
      if (!RestoreJobId) throw new Error('AWS Backup named no job');
      return { id: RestoreJobId };
    },
    async look({ id: RestoreJobId }) {
      const { Status, StatusMessage } = await client.send(new DescribeRestoreJobCommand({ RestoreJobId }));
      if (Status === 'COMPLETED') return 'done';
      return Status === 'ABORTED' || Status === 'FAILED' ? { failed: StatusMessage ?? Status } : 'running';
    },
    async restoreTableAt(SourceTableName, TargetTableName, RestoreDateTime, KMSMasterKeyId) {
      await dynamo.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName,
          TargetTableName,
          RestoreDateTime,
          SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId },
        }),
      );
    },
    async isTableThere(TableName) {
      const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }));
      return Table?.TableStatus === 'ACTIVE';
    },
    wait: () => setTimeout(lookEvery),
  };
};
