import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';

type BackupProps = Pick<Configuration, 'vaultLockAfterDays' | 'copyToVaultArn'> & {
  table: TableV2;
  signatures: Bucket;
};

/** Copies that nobody who can write to the table or delete the stack can delete. */
export class Backup extends Construct {
  readonly vault: IBackupVault;
  readonly key: IKey;
  /** The names needed to restore a copy. */
  readonly restoreRole: Role;

  constructor(scope: Construct, id: string, props: BackupProps) {
    super(scope, id);
    const { table, signatures, vaultLockAfterDays, copyToVaultArn } = props;
    const copyActions = (days: number) =>
      copyToVaultArn === undefined
        ? {}
        : {
            copyActions: [
              {
                destinationBackupVault: BackupVault.fromBackupVaultArn(this, `Copies-${days}`, copyToVaultArn),
                deleteAfter: Duration.days(days),
              },
            ],
          };
    // A key of its own: whoever can exhaust or delete the key of the records leaves the copies readable.
    const key = new Key(this, 'Key', {
      description: 'Copies of records and signatures',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.key = key;
    const vault = new BackupVault(this, 'LockedVault', {
      encryptionKey: key,
      // No copy can be deleted, or made to expire, before this. After `changeableFor` nobody can remove the lock.
      lockConfiguration: {
        minRetention: Duration.days(35),
        ...(vaultLockAfterDays !== undefined && { changeableFor: Duration.days(vaultLockAfterDays) }),
      },
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
          ...copyActions(35),
        }),
        new BackupPlanRule({
          ruleName: 'monthly',
          scheduleExpression: Schedule.cron({ minute: '0', hour: '3', day: '1' }),
          deleteAfter: Duration.days(400),
          ...copyActions(400),
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
    this.restoreRole = this.createRestoreRole();
    plan.addSelection('Everything', {
      role,
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(signatures.bucketArn)],
      disableDefaultBackupPolicy: true,
    });
  }

  /** The role of AWS Backup alone, for a person who recovers and may pass it on. */
  private createRestoreRole(): Role {
    const role = new Role(this, 'RestoreRole', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        'service-role/AWSBackupServiceRolePolicyForRestores',
        'AWSBackupServiceRolePolicyForS3Restore',
      ].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    acknowledge(role, 'restorePolicy', 'restoreOfSignatures');
    return role;
  }
}
