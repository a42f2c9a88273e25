import { describe, expect, it } from 'vitest';
import { find, findOne, retained, synthesise } from './synthesise.ts';

const { data } = synthesise();
const vault = findOne(data, 'AWS::Backup::BackupVault');
const role = findOne(data, 'AWS::IAM::Role', 'BackupRole');

describe('the vault', () => {
  it('outlives the stack, is encrypted with a key of its own, and gives no copy up before 35 days', () => {
    expect(vault).toMatchObject({
      ...retained,
      Properties: {
        EncryptionKeyArn: { 'Fn::GetAtt': [findOne(data, 'AWS::KMS::Key', 'BackupKey').id, 'Arn'] },
        LockConfiguration: { MinRetentionDays: 35 },
      },
    });
    expect(findOne(data, 'AWS::KMS::Key', 'BackupKey')).toMatchObject({
      ...retained,
      Properties: { EnableKeyRotation: true },
    });
  });

  it('is locked for good, and copied to another account, where that is chosen', () => {
    const copyToVaultArn = 'arn:aws:backup:eu-west-2:444455556666:backup-vault:copies';
    const chosen = synthesise({ vaultLockAfterDays: 30, copyToVaultArn }).data;
    expect(findOne(chosen, 'AWS::Backup::BackupVault').Properties).toMatchObject({
      LockConfiguration: { MinRetentionDays: 35, ChangeableForDays: 30 },
    });
    type Plan = { BackupPlan: { BackupPlanRule: { CopyActions: unknown[] }[] } };
    const rules = findOne<Plan>(chosen, 'AWS::Backup::BackupPlan').Properties.BackupPlan.BackupPlanRule;
    expect(rules.map(({ CopyActions }) => CopyActions)).toEqual(
      [35, 400].map((DeleteAfterDays) => [
        { DestinationBackupVaultArn: copyToVaultArn, Lifecycle: { DeleteAfterDays } },
      ]),
    );
    expect(findOne(data, 'AWS::Backup::BackupVault').Properties).not.toHaveProperty(
      'LockConfiguration.ChangeableForDays',
    );
  });
});

describe('the plan', () => {
  it('makes a copy each day, kept for 35 days, and one each month, kept for more than a year', () => {
    type Plan = { BackupPlan: { BackupPlanRule: Record<string, unknown>[] } };
    const rules = findOne<Plan>(data, 'AWS::Backup::BackupPlan').Properties.BackupPlan.BackupPlanRule;
    expect(rules).toEqual([
      expect.objectContaining({ ScheduleExpression: 'cron(0 2 * * ? *)', Lifecycle: { DeleteAfterDays: 35 } }),
      expect.objectContaining({ ScheduleExpression: 'cron(0 3 1 * ? *)', Lifecycle: { DeleteAfterDays: 400 } }),
    ]);
    for (const { TargetBackupVault } of rules)
      expect(TargetBackupVault).toEqual({ 'Fn::GetAtt': [vault.id, 'BackupVaultName'] });
  });

  it('copies the table and the signatures', () => {
    type Selection = { BackupSelection: { Resources: unknown[]; IamRoleArn: unknown } };
    const { Resources, IamRoleArn } = findOne<Selection>(data, 'AWS::Backup::BackupSelection').Properties
      .BackupSelection;
    expect(JSON.stringify(Resources)).toContain(findOne(data, 'AWS::DynamoDB::GlobalTable').id);
    expect(JSON.stringify(Resources)).toContain(findOne(data, 'AWS::S3::Bucket', 'Signatures').id);
    expect(IamRoleArn).toEqual({ 'Fn::GetAtt': [role.id, 'Arn'] });
  });

  it('may back up and not restore: that is done by a person, who hands AWS Backup another role', () => {
    const { Properties } =
      find<{ ManagedPolicyArns: unknown[] }>(data, 'AWS::IAM::Role').find(({ id }) => id === role.id) ?? {};
    expect(JSON.stringify(Properties?.ManagedPolicyArns)).not.toContain('Restore');
    const other = findOne<{ ManagedPolicyArns: unknown[] }>(data, 'AWS::IAM::Role', 'BackupRestoreRole');
    const policies = JSON.stringify(other.Properties.ManagedPolicyArns);
    for (const name of ['PolicyForRestores', 'PolicyForS3Restore']) expect(policies).toContain(name);
    expect(policies).not.toContain('Backup"');
  });
});
