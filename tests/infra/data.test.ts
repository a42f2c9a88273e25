import { describe, expect, it } from 'vitest';
import { tableSchema } from '../../functions/kernel/store/table.ts';
import { find, findOne, retained, synthesise } from './synthesise.ts';

const { data, service } = synthesise();
const key = findOne(data, 'AWS::KMS::Key', 'DataKey');
const ownKey = { 'Fn::GetAtt': [key.id, 'Arn'] };

describe('the table', () => {
  type Replica = { Region: string };
  const table = findOne<{ Replicas: Replica[] }>(data, 'AWS::DynamoDB::GlobalTable');

  it('has the keys that the data layer writes', () => {
    expect(table.Properties).toMatchObject({
      KeySchema: [
        { AttributeName: tableSchema.partitionKey, KeyType: 'HASH' },
        { AttributeName: tableSchema.sortKey, KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: tableSchema.partitionKey, AttributeType: 'S' },
        { AttributeName: tableSchema.sortKey, AttributeType: 'S' },
        { AttributeName: 'auditMonth', AttributeType: 'S' },
        { AttributeName: 'auditRecord', AttributeType: 'S' },
        { AttributeName: 'place1', AttributeType: 'S' },
        { AttributeName: 'sortedBy', AttributeType: 'S' },
        { AttributeName: 'place2', AttributeType: 'S' },
        { AttributeName: 'place3', AttributeType: 'S' },
        { AttributeName: 'place4', AttributeType: 'S' },
        { AttributeName: 'place5', AttributeType: 'S' },
        { AttributeName: 'place6', AttributeType: 'S' },
      ],
      GlobalSecondaryIndexes: [
        ['audit-month', 'auditMonth', tableSchema.sortKey],
        ['audit-record', 'auditRecord', tableSchema.sortKey],
        ...['place1', 'place2', 'place3', 'place4', 'place5', 'place6'].map((name) => [name, name, 'sortedBy']),
      ].map(([IndexName, partition, sort]) =>
        expect.objectContaining({
          IndexName,
          KeySchema: [
            { AttributeName: partition, KeyType: 'HASH' },
            { AttributeName: sort, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        }),
      ),
      TimeToLiveSpecification: { AttributeName: tableSchema.timeToLive, Enabled: true },
    });
  });

  it('cannot be deleted, and can be put back to any second of five weeks', () => {
    expect(table).toMatchObject(retained);
    expect(table.Properties.Replicas).toEqual([
      expect.objectContaining({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      }),
    ]);
  });

  it('is encrypted with our own key, and stays in one region', () => {
    expect(table.Properties).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [{ Region: 'eu-west-2', SSESpecification: { KMSMasterKeyId: ownKey } }],
    });
  });
});

describe('the key', () => {
  it('is renewed every year and outlives the stack', () => {
    expect(key).toMatchObject({ ...retained, Properties: { EnableKeyRotation: true } });
  });
});

type Policy = { Bucket: { Ref: string }; PolicyDocument: { Statement: { Effect: string; Condition: unknown }[] } };

type EncryptionRule = { ServerSideEncryptionByDefault: { SSEAlgorithm: string }; BucketKeyEnabled?: boolean };

const { edge } = synthesise();

const buckets = Object.entries({ edge, data, service }).flatMap(([stack, template]) =>
  find<{ BucketEncryption: { ServerSideEncryptionConfiguration: EncryptionRule[] } }>(template, 'AWS::S3::Bucket').map(
    (bucket) => ({
      name: `${stack} ${bucket.id}`,
      bucket,
      policy: find<Policy>(template, 'AWS::S3::BucketPolicy').find(
        ({ Properties }) => Properties.Bucket.Ref === bucket.id,
      ),
    }),
  ),
);

describe.each(buckets)('the bucket $name', ({ bucket, policy }) => {
  it('is closed to the public and encrypted', () => {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: { ServerSideEncryptionConfiguration: [expect.anything()] },
      // No access control list opens an object.
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    });
  });

  it('asks for the key of ours once for many objects, where it has one', () => {
    const rules = bucket.Properties.BucketEncryption.ServerSideEncryptionConfiguration;
    for (const rule of rules.filter(({ ServerSideEncryptionByDefault: by }) => by.SSEAlgorithm === 'aws:kms')) {
      expect(rule.BucketKeyEnabled).toBe(true);
    }
  });

  it('refuses everyone who comes without TLS 1.2', () => {
    expect(policy?.Properties.PolicyDocument.Statement).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
        expect.objectContaining({ Effect: 'Deny', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } }),
      ]),
    );
  });
});

describe('the signatures', () => {
  const signatures = findOne<{ LifecycleConfiguration: { Rules: unknown[] } }>(data, 'AWS::S3::Bucket', 'Signatures');

  it('outlive the stack, keep their earlier versions and are encrypted with our own key', () => {
    expect(signatures).toMatchObject({
      ...retained,
      Properties: {
        VersioningConfiguration: { Status: 'Enabled' },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: ownKey } },
          ],
        },
      },
    });
  });

  it('never go by themselves', () => {
    const rules = signatures.Properties.LifecycleConfiguration.Rules;
    const names = rules.flatMap((rule) => Object.keys(rule as object));
    expect(names.filter((name) => name.startsWith('Expiration'))).toEqual([]);
  });

  it('leave a trace of every access, for three months', () => {
    const logs = findOne(data, 'AWS::S3::Bucket', 'Logs');
    expect(signatures.Properties).toMatchObject({ LoggingConfiguration: { DestinationBucketName: { Ref: logs.id } } });
    expect(logs.Properties).toMatchObject({ LifecycleConfiguration: { Rules: [{ ExpirationInDays: 90 }] } });
  });
});

describe('what is kept for a day', () => {
  const temporary = findOne(data, 'AWS::S3::Bucket', 'Temporary');

  it('is gone then: every object, with no earlier version', () => {
    expect(temporary.Properties).toMatchObject({
      LifecycleConfiguration: { Rules: [{ Status: 'Enabled', ExpirationInDays: 1 }] },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { KMSMasterKeyID: ownKey } }],
      },
    });
    expect(temporary.Properties).not.toHaveProperty('VersioningConfiguration');
    expect(temporary).toMatchObject(retained);
  });

  it('is closed to the public, and takes posts from pages of the site alone', () => {
    expect(temporary.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const rules = (template: typeof data) =>
      JSON.stringify(find(template, 'AWS::S3::Bucket').map(({ Properties }) => Properties));
    expect(rules(data)).toContain('"AllowedMethods":["POST"],"AllowedOrigins":["https://*.cloudfront.net"]');
    const hostedZoneId = 'Z0123456789ABCDEFGHIJ';
    expect(rules(synthesise({ hostedZoneId, domainName: 'www.charity.example' }).data)).toContain(
      '"AllowedMethods":["POST"],"AllowedOrigins":["https://www.charity.example"]',
    );
  });

  it('is searched for malware where people put files, unless somebody has said why not', () => {
    const plan = findOne(data, 'AWS::GuardDuty::MalwareProtectionPlan');
    expect(plan.Properties).toMatchObject({
      ProtectedResource: { S3Bucket: { BucketName: { Ref: temporary.id }, ObjectPrefixes: ['quarantine/'] } },
      Actions: { Tagging: { Status: 'ENABLED' } },
    });
    // GuardDuty refuses a role of a moment ago, so it waits for what takes minutes.
    expect(plan.DependsOn).toEqual(
      expect.arrayContaining([
        findOne(data, 'AWS::DynamoDB::GlobalTable').id,
        findOne(data, 'AWS::Cognito::UserPool').id,
      ]),
    );
    expect(temporary.Properties).toMatchObject({
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    const scanned = (template: typeof data) =>
      find<{ Environment?: { Variables: Record<string, unknown> } }>(template, 'AWS::Lambda::Function').flatMap(
        ({ Properties: { Environment } }) => Environment?.Variables.MALWARE_SCAN ?? [],
      );
    expect(scanned(service)).toEqual(['on']);
    const without = synthesise({ acceptNoMalwareScan: 'Everything is sent by post to us.' });
    expect(find(without.data, 'AWS::GuardDuty::MalwareProtectionPlan')).toEqual([]);
    expect(scanned(without.service)).toEqual(['off']);
  });

  it('is in no backup', () => {
    const selections = JSON.stringify(find(data, 'AWS::Backup::BackupSelection'));
    expect(selections).toContain('Signatures');
    expect(selections).not.toContain(temporary.id);
  });
});

describe('the logs', () => {
  type Function = { LoggingConfig?: { LogGroup: { Ref: string } }; TracingConfig?: { Mode: string } };
  const functions = [data, service].flatMap((template) => find<Function>(template, 'AWS::Lambda::Function'));
  const groups = [data, service].flatMap((template) => find(template, 'AWS::Logs::LogGroup'));

  it('are kept for three months', () => {
    for (const { id, Properties } of groups) expect(Properties, id).toMatchObject({ RetentionInDays: 90 });
  });

  it('are one for each function', () => {
    const used = functions.map(({ Properties }) => Properties.LoggingConfig?.LogGroup.Ref);
    expect(new Set(used).size).toBe(functions.length);
    expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(used));
  });

  it('come with traces of every function of ours', () => {
    for (const { id, Properties } of functions.filter((one) => !one.id.startsWith('CustomCDKBucketDeployment'))) {
      expect(Properties, id).toMatchObject({
        TracingConfig: { Mode: 'Active' },
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
      });
    }
  });
});
