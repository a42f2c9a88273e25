import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createLogBucket, createSignatures, createTemporary } from './buckets.ts';
import type { Configuration } from './configuration.ts';
import { AccessTrail } from './data/access-trail.ts';
import { AuditCopy } from './data/audit-copy.ts';
import { Backup } from './data/backup.ts';
import { createMalwareScan } from './data/malware-scan.ts';
import { createTable } from './data/table.ts';
import { Identity } from './identity/identity.ts';
import { createJob } from './jobs.ts';
import { createAlarmTopic, createKey, createOperationsKey } from './keys-and-logs.ts';
import { watchData } from './watch/data-troubles.ts';
import { Troubles } from './watch/trouble.ts';
import { findFunctions } from './watch/watch.ts';

type DataProps = StackProps & { configuration: Configuration; indexes?: readonly string[] | undefined };

/** What must outlive every deployment: the records, the signatures, the accounts. */
export class DataStack extends Stack {
  readonly key: Key;
  readonly operationsKey: Key;
  readonly table: TableV2;
  readonly signatures: Bucket;
  readonly temporary: Bucket;
  /** Whether GuardDuty searches uploads for malware. */
  readonly isScanned: boolean;
  readonly backup: Backup;
  readonly identity: Identity;
  /** The domain that SES has verified, where there is one. */
  readonly emailDomain: string | undefined;
  readonly textSenderId: string | undefined;
  readonly alarmTopic: Topic;
  readonly troubles: Troubles;

  constructor(scope: Construct, id: string, { configuration, indexes, ...props }: DataProps) {
    super(scope, id, props);
    this.key = createKey(this, 'DataKey', 'Records and signatures');
    this.operationsKey = createOperationsKey(this);
    this.emailDomain = configuration.emailDomain;
    this.textSenderId = configuration.textSenderId;
    const { isProtected, auditCopyYears: years } = configuration;
    this.table = createTable(this, { key: this.key, isProtected, hasStream: years !== undefined, only: indexes });
    const logs = createLogBucket(this);
    this.signatures = createSignatures(this, { key: this.key, logs });
    this.temporary = createTemporary(this, { key: this.key, logs, configuration });
    this.isScanned = configuration.acceptNoMalwareScan === undefined;
    const { key, operationsKey, table } = this;
    this.backup = new Backup(this, 'Backup', { ...configuration, table, signatures: this.signatures });
    if (years !== undefined) {
      new AuditCopy(this, 'AuditCopy', { key: this.backup.key, operationsKey, table, logs, years });
    }
    const { accessTrail: of, slug } = configuration;
    const buckets = [this.signatures, this.temporary];
    if (of !== undefined) new AccessTrail(this, 'AccessTrail', { slug, of, table, buckets, operationsKey, logs });
    this.identity = new Identity(this, 'Identity', { key, operationsKey, table, ...configuration });
    // After the table and the accounts, which take minutes: GuardDuty refuses a role that was made just now.
    if (this.isScanned) createMalwareScan(this, { key, bucket: this.temporary, after: [table, this.identity] });
    createJob(this, this, 'nightly');
    const functions = new Map(findFunctions([this]).map((fn) => [fn.node.scope?.node.id ?? '', fn]));
    this.alarmTopic = createAlarmTopic(this, { key: operationsKey, alarmEmail: configuration.alarmEmail });
    this.troubles = new Troubles(this, 'Troubles', {
      topic: this.alarmTopic,
      troubles: watchData(this, functions, configuration.monthlyTextSpend),
    });
    // Outputs for the commands of the IT person.
    const { userPoolId } = this.identity.userPool;
    new CfnOutput(this, 'UserPoolId', { value: userPoolId });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'BackupVault', { value: this.backup.vault.backupVaultName });
    new CfnOutput(this, 'RestoreRole', { value: this.backup.restoreRole.roleArn });
    new CfnOutput(this, 'RecordsKey', { value: this.key.keyArn });
    new CfnOutput(this, 'SignaturesBucket', { value: this.signatures.bucketName });
    const { environment, adminEmail } = configuration;
    const chosen = environment === 'production' ? '' : ` --environment ${environment}`;
    const where = `--user-pool ${userPoolId} --table ${table.tableName}`;
    new CfnOutput(this, 'FirstAdmin', {
      value: `npm run staff -- grant --email ${adminEmail} --role ROLE_ADMIN ${where}${chosen}`,
    });
  }
}
