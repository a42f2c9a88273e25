import { Stack } from 'aws-cdk-lib';
import { Effect, type IGrantable, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { frameOf } from '../../../shared/site/site-frame.ts';
import { acknowledge, acknowledgeObjects } from '../acknowledgements.ts';
import { allow, allowKeyThrough } from '../allow.ts';
import type { DataStack } from '../data-stack.ts';
import { senderOf } from '../identity/messages.ts';
import type { EnvironmentName, ObjectPermissions, Permissions } from '../permissions.ts';
import { denialsOf, statementsOf } from '../table-access.ts';
import { auditLog } from '../table-permissions.ts';

const keyUses = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'];

const toActions = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`);

export const grantTable = (
  grantee: IGrantable,
  { table, key }: Pick<DataStack, 'table' | 'key'>,
  { table: parts, indexes = [], scans }: Pick<Permissions, 'table' | 'indexes' | 'scans'>,
) => {
  const statements = statementsOf(parts);
  if (statements.length === 0) return;
  for (const { actions, partitions } of statements) {
    allow(grantee, toActions(actions), [table.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
    });
  }
  for (const { actions, partitions } of denialsOf(parts, auditLog)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: toActions(actions),
        resources: [table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      }),
    );
  }
  if (indexes.length > 0) {
    const resources = indexes.map((index) => `${table.tableArn}/index/${index}`);
    allow(grantee, ['dynamodb:Query'], resources);
  }
  // Of a scan IAM is not told the partitions.
  if (scans) allow(grantee, ['dynamodb:Scan'], [table.tableArn]);
  allowKeyThrough('dynamodb', grantee, key, keyUses);
};

const grantObjects = (grantee: IRole, key: IKey, bucket: Bucket, rows: ObjectPermissions) => {
  const { ListBucket: listed, ...byObject } = rows;
  for (const [action, names] of Object.entries(byObject)) {
    const resources = names.map((name) => bucket.arnForObjects(name));
    allow(grantee, [`s3:${action}`], resources);
  }
  // For one object S3 compares its name.
  if (listed) allow(grantee, ['s3:ListBucket'], [bucket.bucketArn], { StringLike: { 's3:prefix': listed } });
  acknowledgeObjects(grantee, bucket, [...new Set(Object.values(byObject).flat())]);
  allowKeyThrough('s3', grantee, key);
};

// A text goes to a number, which is no resource; publishing to a topic, which is one, is denied.
const grantTexts = (grantee: IRole) => {
  const publish = ['sns:Publish'];
  allow(grantee, publish, ['*']);
  grantee.addToPrincipalPolicy(
    new PolicyStatement({ effect: Effect.DENY, actions: publish, resources: ['arn:aws:sns:*:*:*'] }),
  );
  acknowledge(grantee, 'alertTexts');
};

// From one address of one identity. The recipients cannot be listed beforehand; the limit of the day bounds their
// number.
const grantMails = (grantee: IRole, emailDomain: string) => {
  const identity = Stack.of(grantee).formatArn({ service: 'ses', resource: 'identity', resourceName: emailDomain });
  allow(grantee, ['ses:SendEmail'], [identity], { StringEquals: { 'ses:FromAddress': senderOf(emailDomain) } });
};

/** Every encryption key, for the job that checks that none is about to be deleted. */
const arnsOfKeys = ({ key, operationsKey, backup }: DataStack) =>
  [key, operationsKey, backup.key].map(({ keyArn }) => keyArn);

/** Files that everybody may read, encrypted by S3's own key. */
const grantSiteFiles = (grantee: IRole, bucket: Bucket, rows: ObjectPermissions) => {
  for (const [action, names] of Object.entries(rows)) {
    const resources = names.map((name) => bucket.arnForObjects(name));
    allow(grantee, [`s3:${action}`], resources);
  }
  acknowledgeObjects(grantee, bucket, Object.values(rows).flat());
};

/** Grants one row of the table of permissions. */
export const grant = (
  grantee: IRole,
  data: DataStack,
  { userPool, signatures, temporary, siteFiles, texts, mails, keys, ...ofTable }: Permissions,
  files?: Bucket,
) => {
  const { key, emailDomain, identity } = data;
  grantTable(grantee, data, ofTable);
  if (userPool) {
    const actions = userPool.map((action) => `cognito-idp:${action}`);
    allow(grantee, actions, [identity.userPool.userPoolArn]);
  }
  if (signatures) grantObjects(grantee, key, data.signatures, signatures);
  if (temporary) grantObjects(grantee, key, data.temporary, temporary);
  if (siteFiles && files) grantSiteFiles(grantee, files, siteFiles);
  if (texts) grantTexts(grantee);
  if (mails && emailDomain !== undefined) grantMails(grantee, emailDomain);
  if (keys) allow(grantee, ['kms:DescribeKey'], arnsOfKeys(data));
};

/**
 * The environment that goes with the row. Without the address of the site a function has it from each request: CloudFront's
 * own is known once there is a distribution, which comes after the functions of the API.
 */
export const environmentOf = (
  data: DataStack,
  { environment, mails, texts }: Permissions,
  { siteAddress, files }: { siteAddress?: string | undefined; files?: Bucket | undefined } = {},
): Record<string, string> => {
  const { table, identity, signatures, temporary, emailDomain, textSenderId } = data;
  const values: Record<EnvironmentName, string | undefined> = {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: identity.userPool.userPoolId,
    BROWSER_CLIENT_ID: identity.browserClient.userPoolClientId,
    SERVER_CLIENT_ID: identity.serverClient.userPoolClientId,
    SIGNATURES_BUCKET: signatures.bucketName,
    TEMPORARY_BUCKET: temporary.bucketName,
    MALWARE_SCAN: data.isScanned ? 'on' : 'off',
    SITE_FRAME: `/var/task${frameOf('en')}`,
    SITE_ADDRESS: siteAddress,
    KEYS: arnsOfKeys(data).join(','),
    FILES_BUCKET: files?.bucketName,
    PAGE_PARTS: '/var/task/pages',
  };
  return {
    ...Object.fromEntries(environment.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    // Without it a function knows that there is no mail.
    ...(mails && emailDomain !== undefined && { MAIL_FROM: senderOf(emailDomain) }),
    ...(texts && textSenderId !== undefined && { TEXT_SENDER_ID: textSenderId }),
  };
};
