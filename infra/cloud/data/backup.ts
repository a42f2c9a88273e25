import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault, type IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type CronOptions, Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge, backupPolicies, restorePolicies } from '../acknowledgements.ts';
import type { Configuration } from '../configuration.ts';
import { createKey } from '../keys-and-logs.ts';

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
    const createRule = (ruleName: string, days: number, at: CronOptions) => {
      const deleteAfter = Duration.days(days);
      return new BackupPlanRule({
        ruleName,
        scheduleExpression: Schedule.cron(at),
        deleteAfter,
        ...(copyToVaultArn !== undefined && {
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, `Copies-${days}`, copyToVaultArn),
              deleteAfter,
            },
          ],
        }),
      });
    };
    // A key of its own: whoever can exhaust or delete the key of the records leaves the copies readable.
    const key = createKey(this, 'Key', 'Copies of records and signatures');
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
        createRule('daily', 35, { minute: '0', hour: '2' }),
        createRule('monthly', 400, { minute: '0', hour: '3', day: '1' }),
      ],
    });
    const role = this.createRole('Role', backupPolicies);
    acknowledge(role, 'backupPolicy');
    // For a person who recovers and may pass it on.
    this.restoreRole = this.createRole('RestoreRole', restorePolicies);
    acknowledge(this.restoreRole, 'restorePolicy');
    plan.addSelection('Everything', {
      role,
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(signatures.bucketArn)],
      disableDefaultBackupPolicy: true,
    });
  }

  /** A role of AWS Backup alone. */
  private createRole(id: string, policies: readonly string[]): Role {
    return new Role(this, id, {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
  }
}
