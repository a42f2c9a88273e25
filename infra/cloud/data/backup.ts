import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

type BackupProps = { key: IKey; table: TableV2; signatures: Bucket };

/** Copies that whoever can write to the table or delete the stack cannot take away. */
export class Backup extends Construct {
  readonly vault: IBackupVault;

  constructor(scope: Construct, id: string, { key, table, signatures }: BackupProps) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      encryptionKey: key,
      // No copy can be deleted, or made to expire, before this.
      lockConfiguration: { minRetention: Duration.days(35) },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.vault = vault;
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          scheduleExpression: Schedule.cron({ minute: '0', hour: '2' }),
          deleteAfter: Duration.days(35),
        }),
        new BackupPlanRule({
          ruleName: 'monthly',
          scheduleExpression: Schedule.cron({ minute: '0', hour: '3', day: '1' }),
          deleteAfter: Duration.days(400),
        }),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        'service-role/AWSBackupServiceRolePolicyForBackup',
        'AWSBackupServiceRolePolicyForS3Backup',
      ].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    acknowledge(role, 'backupPolicy', 'backupOfSignatures');
    plan.addSelection('Everything', {
      role,
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(signatures.bucketArn)],
      disableDefaultBackupPolicy: true,
    });
  }
}
