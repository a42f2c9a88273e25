import { describe, expect, it } from 'vitest';
import { find, findOne, retained, synthesise } from './synthesise.ts';

const { data } = synthesise();
const vault = findOne(data, 'AWS::Backup::BackupVault');
const role = findOne(data, 'AWS::IAM::Role', 'BackupRole');

describe('the vault', () => {
  it('outlives the stack, is encrypted with our own key, and gives no copy up before 35 days', () => {
    expect(vault).toMatchObject({
      ...retained,
      Properties: {
        EncryptionKeyArn: { 'Fn::GetAtt': [findOne(data, 'AWS::KMS::Key', 'DataKey').id, 'Arn'] },
        LockConfiguration: { MinRetentionDays: 35 },
      },
    });
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

  it('may back up and not restore: that is done by a person', () => {
    const { Properties } =
      find<{ ManagedPolicyArns: unknown[] }>(data, 'AWS::IAM::Role').find(({ id }) => id === role.id) ?? {};
    expect(JSON.stringify(Properties?.ManagedPolicyArns)).not.toContain('Restore');
  });
});
