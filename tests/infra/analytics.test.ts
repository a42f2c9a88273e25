import { expect, it } from 'vitest';
import { addTestProduct, find, findOne, outputOf, synthesise } from './synthesise.ts';

type Statement = { Action: string | string[]; Resource: unknown; Condition?: object };

const { analytics, service } = synthesise({ analytics: true });
if (!analytics) throw new Error('There is no stack for analytics');
const logicalIdOf = (type: string, start = '') => findOne(analytics, type, start).id;
const bucketId = logicalIdOf('AWS::S3::Bucket', 'Exports');
const arnOf = (below = '') =>
  below === ''
    ? { 'Fn::GetAtt': [bucketId, 'Arn'] }
    : { 'Fn::Join': ['', [{ 'Fn::GetAtt': [bucketId, 'Arn'] }, below]] };
const urlOf = (below: string) => ({ 'Fn::Join': ['', ['s3://', { Ref: bucketId }, below]] });
const recordsKey = outputOf('DataKey');

it('there is no stack for analytics unless it is switched on, and what is there without it is the same', () => {
  expect(addTestProduct().analytics).toBeUndefined();
  expect(synthesise()).not.toHaveProperty('analytics');
  expect(service.toJSON().Resources).toEqual(synthesise().service.toJSON().Resources);
});

it('it can be deleted again: nothing in it lasts', () => {
  expect(addTestProduct({ analytics: true }).analytics?.terminationProtection).toBeFalsy();
});

it('the bucket of exports is closed to the public, spoken to over TLS, and under the key of the records', () => {
  const { Properties, ...policies } = findOne<object>(analytics, 'AWS::S3::Bucket', 'Exports');
  expect(policies).toMatchObject({ DeletionPolicy: 'Delete' });
  expect(Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [
        { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: recordsKey } },
      ],
    },
  });
  const statements = find<{ Bucket: { Ref: string }; PolicyDocument: { Statement: object[] } }>(
    analytics,
    'AWS::S3::BucketPolicy',
  ).flatMap(({ Properties: { Bucket, PolicyDocument } }) => (Bucket.Ref === bucketId ? PolicyDocument.Statement : []));
  // It admits nobody, and refuses plain HTTP.
  expect(statements.filter((one) => !('Effect' in one) || one.Effect !== 'Deny')).toEqual([]);
  expect(statements).toContainEqual(
    expect.objectContaining({
      Action: 's3:*',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      Resource: [arnOf(), arnOf('/*')],
    }),
  );
});

it('everything in it is gone after two weeks, and keeps no version', () => {
  const { Properties } = findOne<{ LifecycleConfiguration: { Rules: object[] }; VersioningConfiguration?: object }>(
    analytics,
    'AWS::S3::Bucket',
    'Exports',
  );
  expect(Properties.LifecycleConfiguration.Rules).toEqual([
    { ExpirationInDays: 14, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
  ]);
  expect(Properties.VersioningConfiguration).toBeUndefined();
});

it('Athena finds a new export by the id in the query, and reads each line as it is', () => {
  const { Properties } = findOne<{ TableInput: object }>(analytics, 'AWS::Glue::Table');
  expect(Properties.TableInput).toMatchObject({
    Name: 'export_lines',
    PartitionKeys: [{ Name: 'export_id', Type: 'string' }],
    Parameters: {
      'projection.enabled': 'true',
      'projection.export_id.type': 'injected',
      'storage.location.template': urlOf(`/exports/AWSDynamoDB/\${export_id}/data/`),
    },
    StorageDescriptor: {
      Columns: [{ Name: 'line', Type: 'string' }],
      SerdeInfo: { SerializationLibrary: 'org.apache.hadoop.hive.serde2.lazy.LazySimpleSerDe' },
    },
  });
});

it('nobody can have results put elsewhere or unencrypted, or read without end', () => {
  const { Properties } = findOne<object>(analytics, 'AWS::Athena::WorkGroup');
  expect(Properties).toMatchObject({
    WorkGroupConfiguration: {
      EnforceWorkGroupConfiguration: true,
      BytesScannedCutoffPerQuery: 107_374_182_400,
      ResultConfiguration: {
        OutputLocation: urlOf('/results/'),
        EncryptionConfiguration: { EncryptionOption: 'SSE_KMS', KmsKey: recordsKey },
      },
    },
  });
});

it('a policy lets a person export and ask, that nobody has unless somebody gives it to them', () => {
  expect(find(analytics, 'AWS::IAM::Role')).toEqual([]);
  expect(find(analytics, 'AWS::Lambda::Function')).toEqual([]);
  const { Properties } = findOne<{ PolicyDocument: { Statement: Statement[] } }>(analytics, 'AWS::IAM::ManagedPolicy');
  for (const holder of ['Roles', 'Users', 'Groups']) expect(Properties).not.toHaveProperty(holder);
  const { Statement: statements } = Properties.PolicyDocument;
  const actions = statements.flatMap(({ Action }) => Action);
  expect([...new Set(actions)].toSorted()).toEqual([
    'athena:GetQueryExecution',
    'athena:GetQueryResults',
    'athena:GetWorkGroup',
    'athena:StartQueryExecution',
    'athena:StopQueryExecution',
    'cloudformation:DescribeStacks',
    'dynamodb:DescribeExport',
    'dynamodb:ExportTableToPointInTime',
    'glue:CreateTable',
    'glue:DeleteTable',
    'glue:GetDatabase',
    'glue:GetPartitions',
    'glue:GetTable',
    'glue:GetTables',
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:GenerateDataKey',
    's3:AbortMultipartUpload',
    's3:GetBucketLocation',
    's3:GetObject',
    's3:ListBucket',
    's3:ListBucketMultipartUploads',
    's3:ListMultipartUploadParts',
    's3:PutObject',
    's3:PutObjectAcl',
  ]);
  const ofService = (name: string) =>
    statements.filter(({ Action }) => [Action].flat().some((action) => action.startsWith(`${name}:`)));
  // Nothing on all resources, and nothing in another bucket.
  expect(statements.filter(({ Resource }) => [Resource].flat().includes('*'))).toEqual([]);
  for (const { Resource } of ofService('s3')) {
    for (const one of [Resource].flat())
      expect([arnOf(), arnOf('/exports/*'), arnOf('/results/*')]).toContainEqual(one);
  }
  // The key of the records: only S3 for this bucket, and DynamoDB for this person.
  expect(ofService('kms').map(({ Resource, Condition }) => ({ Resource, Condition }))).toEqual([
    {
      Resource: recordsKey,
      Condition: {
        StringEquals: { 'kms:ViaService': 's3.eu-west-2.amazonaws.com' },
        StringLike: { 'kms:EncryptionContext:aws:s3:arn': [arnOf(), arnOf('/*')] },
      },
    },
    { Resource: recordsKey, Condition: { StringEquals: { 'kms:ViaService': 'dynamodb.eu-west-2.amazonaws.com' } } },
  ]);
});
