import { expect, it } from 'vitest';
import { find, findOne, retained, synthesise } from './synthesise.ts';

type Selector = { Name: string; FieldSelectors: ({ Field: string } & Record<string, unknown>)[] };
type CloudTrailProperties = {
  AdvancedEventSelectors: Selector[];
  EventSelectors?: object;
  KMSKeyId: object;
  IsLogging: boolean;
};

const { data } = synthesise({ accessTrail: 'around' });
const cloudTrailOf = (template: typeof data) =>
  findOne<CloudTrailProperties>(template, 'AWS::CloudTrail::Trail').Properties;
const selectorsOf = (template: typeof data) =>
  cloudTrailOf(template).AdvancedEventSelectors.map(({ FieldSelectors }) =>
    Object.fromEntries(FieldSelectors.map(({ Field, ...rest }) => [Field, rest])),
  );

it('CloudTrail records who reads or changes what is stored without the product, where that is chosen', () => {
  expect(find(synthesise().data, 'AWS::CloudTrail::Trail')).toEqual([]);
  const table = findOne(data, 'AWS::DynamoDB::GlobalTable');
  const buckets = ['Signatures', 'Temporary'].map((name) => findOne(data, 'AWS::S3::Bucket', name).id);
  const [ofTable, ofObjects] = selectorsOf(data);
  expect(ofTable).toMatchObject({
    eventCategory: { Equals: ['Data'] },
    'resources.type': { Equals: ['AWS::DynamoDB::Table'] },
    'resources.ARN': { Equals: [{ 'Fn::GetAtt': [table.id, 'Arn'] }] },
  });
  expect(ofObjects).toMatchObject({ 'resources.type': { Equals: ['AWS::S3::Object'] } });
  for (const id of buckets) expect(JSON.stringify(ofObjects?.['resources.ARN'])).toContain(id);
  expect(cloudTrailOf(data)).toMatchObject({ IsLogging: true });
  expect(cloudTrailOf(data).EventSelectors).toBeUndefined();
});

it('CloudTrail leaves the functions out, which the audit log has already, unless everybody is chosen', () => {
  for (const selector of selectorsOf(data)) {
    expect(JSON.stringify(selector['userIdentity.arn'])).toMatch(
      /NotStartsWith.*:assumed-role\/bca-data-".*:assumed-role\/bca-service-"/,
    );
  }
  for (const selector of selectorsOf(synthesise({ accessTrail: 'everybody' }).data)) {
    expect(selector).not.toHaveProperty(['userIdentity.arn']);
  }
});

it('the record of CloudTrail is stored for more than a year, encrypted, and outlives the stack', () => {
  expect(findOne(data, 'AWS::S3::Bucket', 'AccessTrail')).toMatchObject({
    ...retained,
    Properties: { LifecycleConfiguration: { Rules: [{ ExpirationInDays: 400 }] } },
  });
  expect(JSON.stringify(cloudTrailOf(data).KMSKeyId)).toContain('OperationsKey');
});
