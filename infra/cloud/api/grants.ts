import { Stack } from 'aws-cdk-lib';
import type { IGrantable, IRole } from 'aws-cdk-lib/aws-iam';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { frameOf } from '../../../shared/site-frame.ts';
import { acknowledge, acknowledgeObjects } from '../acknowledgements.ts';
import type { DataStack } from '../data-stack.ts';
import { senderOf } from '../identity/messages.ts';
import type { EnvironmentName, ObjectPermissions, Permissions } from '../permissions.ts';
import { denialsOf, statementsOf } from '../table-access.ts';
import { auditLog } from '../table-permissions.ts';

// DynamoDB uses the key on behalf of the caller. The condition keeps the functions from using it themselves.
const keyActions = ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'];

export const grantTable = (
  grantee: IGrantable,
  { table, key }: Pick<DataStack, 'table' | 'key'>,
  parts: Permissions['table'],
  indexes: readonly string[] = [],
) => {
  const statements = statementsOf(parts);
  if (statements.length === 0) return;
  for (const { actions, partitions } of statements) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      }),
    );
  }
  for (const { actions, partitions } of denialsOf(parts, auditLog)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [table.tableArn],
        conditions: {
          'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
          Null: { 'dynamodb:LeadingKeys': 'false' },
        },
      }),
    );
  }
  if (indexes.length > 0) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: indexes.map((index) => `${table.tableArn}/index/${index}`),
      }),
    );
  }
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: keyActions.map((action) => `kms:${action}`),
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` } },
    }),
  );
};

const grantUserPool = (grantee: IGrantable, { identity }: DataStack, actions: Permissions['userPool']) => {
  if (actions.length === 0) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: actions.map((action) => `cognito-idp:${action}`),
      resources: [identity.userPool.userPoolArn],
    }),
  );
};

const grantObjects = (
  grantee: IRole,
  { key, bucket }: { key: IKey; bucket: Bucket },
  rows: ObjectPermissions | undefined,
) => {
  if (!rows) return;
  const { ListBucket: listed, ...byObject } = rows;
  for (const [action, names] of Object.entries(byObject)) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [`s3:${action}`],
        resources: names.map((name) => bucket.arnForObjects(name)),
      }),
    );
  }
  if (listed) {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [bucket.bucketArn],
        // For one object S3 compares its name.
        conditions: { StringLike: { 's3:prefix': listed } },
      }),
    );
  }
  acknowledgeObjects(grantee, bucket, [...new Set(Object.values(byObject).flat())]);
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${Stack.of(bucket).region}.amazonaws.com` } },
    }),
  );
};

// A text goes to a number, which is no resource; publishing to a topic, which is one, is denied.
const grantTexts = (grantee: IRole, texts: Permissions['texts']) => {
  if (!texts) return;
  const publish = ['sns:Publish'];
  grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: publish, resources: ['*'] }));
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({ effect: Effect.DENY, actions: publish, resources: ['arn:aws:sns:*:*:*'] }),
  );
  acknowledge(grantee, 'alertTexts');
};

// From one address of one identity. The recipients cannot be listed beforehand; the limit of the day bounds their
// number.
const grantMails = (grantee: IRole, { emailDomain }: DataStack, mails: Permissions['mails']) => {
  if (!mails || emailDomain === undefined) return;
  grantee.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [Stack.of(grantee).formatArn({ service: 'ses', resource: 'identity', resourceName: emailDomain })],
      conditions: { StringEquals: { 'ses:FromAddress': senderOf(emailDomain) } },
    }),
  );
};

/** Every encryption key, for the job that checks that none is about to be deleted. */
const arnsOfKeys = ({ key, operationsKey, backup }: DataStack) =>
  [key, operationsKey, backup.key].map(({ keyArn }) => keyArn);

const grantKeys = (grantee: IRole, data: DataStack, keys: Permissions['keys']) => {
  if (!keys) return;
  grantee.addToPrincipalPolicy(new PolicyStatement({ actions: ['kms:DescribeKey'], resources: arnsOfKeys(data) }));
};

/** Grants one row of the table of permissions. */
export const grant = (
  grantee: IRole,
  data: DataStack,
  { table, indexes, userPool, signatures, temporary, texts, mails, keys }: Permissions,
) => {
  grantTable(grantee, data, table, indexes);
  grantUserPool(grantee, data, userPool);
  grantObjects(grantee, { key: data.key, bucket: data.signatures }, signatures);
  grantObjects(grantee, { key: data.key, bucket: data.temporary }, temporary);
  grantTexts(grantee, texts);
  grantMails(grantee, data, mails);
  grantKeys(grantee, data, keys);
};

/**
 * The environment that goes with the row. Without the address of the site a function has it from each request: CloudFront's
 * own is known once there is a distribution, which comes after the functions of the API.
 */
export const environmentOf = (
  data: DataStack,
  { environment, mails, texts }: Permissions,
  siteAddress?: string,
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
  };
  return {
    ...Object.fromEntries(environment.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    // Without it a function knows that there is no mail.
    ...(mails && emailDomain !== undefined && { MAIL_FROM: senderOf(emailDomain) }),
    ...(texts && textSenderId !== undefined && { TEXT_SENDER_ID: textSenderId }),
  };
};
