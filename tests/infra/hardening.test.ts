import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { clientAddressHeader, siteAddressHeader } from '../../functions/kernel/http/client.ts';
import { listActions } from './policies.ts';
import { find, findOne, retained, synthesise } from './synthesise.ts';

const { data, service } = synthesise({ auditCopyYears: 7 });
const plain = synthesise();

type Rule = { Action: object; Statement: object; VisibilityConfig: object };

describe('the user pool', () => {
  it('has a web ACL that limits each address to a share of it', () => {
    const pool = findOne(data, 'AWS::Cognito::UserPool');
    const acl = findOne<{ Scope: string; Rules: Rule[]; VisibilityConfig: object }>(data, 'AWS::WAFv2::WebACL');
    expect(findOne(data, 'AWS::WAFv2::WebACLAssociation').Properties).toEqual({
      ResourceArn: { 'Fn::GetAtt': [pool.id, 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [acl.id, 'Arn'] },
    });
    expect(acl.Properties.Scope).toBe('REGIONAL');
    expect(acl.Properties.Rules.map(({ Action }) => Action)).toEqual([{ Block: {} }]);
    // Blocked requests are counted: otherwise nobody could tell an attack from a quiet day. No request is stored: it
    // holds the address that somebody signs in with.
    for (const { VisibilityConfig } of [acl.Properties, ...acl.Properties.Rules]) {
      expect(VisibilityConfig).toMatchObject({ CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false });
    }
    expect(acl.Properties.Rules.map(({ Statement }) => Statement)).toMatchObject([
      { RateBasedStatement: { AggregateKeyType: 'IP', Limit: 300, EvaluationWindowSec: 300 } },
    ]);
  });

  it('needs no web ACL where the configuration gives a reason', () => {
    const declined = synthesise({ acceptNoPoolWebAcl: 'The account has a firewall manager of its own.' }).data;
    expect(find(declined, 'AWS::WAFv2::WebACL')).toEqual([]);
  });
});

describe('the copy of the audit log', () => {
  const bucket = findOne<Record<string, unknown>>(data, 'AWS::S3::Bucket', 'AuditCopy');

  it('is made where the configuration asks for it', () => {
    expect(find(plain.data, 'AWS::Lambda::EventSourceMapping')).toEqual([]);
    expect(findOne(plain.data, 'AWS::DynamoDB::GlobalTable').Properties).not.toHaveProperty('StreamSpecification');
  });

  it('is stored in a bucket in which nobody changes or deletes anything for its years, and which outlives the stack', () => {
    expect(bucket).toMatchObject({
      ...retained,
      Properties: {
        ObjectLockEnabled: true,
        ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 7 * 365 } } },
        VersioningConfiguration: { Status: 'Enabled' },
        PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      },
    });
  });

  it('is fed by the stream of the table, with entries of the audit log alone, and tried for as long as the stream keeps them', () => {
    expect(findOne(data, 'AWS::DynamoDB::GlobalTable').Properties).toMatchObject({
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
    const { Properties } = findOne<{ FilterCriteria: { Filters: { Pattern: string }[] } }>(
      data,
      'AWS::Lambda::EventSourceMapping',
    );
    expect(Properties).toMatchObject({ MaximumRetryAttempts: -1, StartingPosition: 'TRIM_HORIZON' });
    expect(Properties.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([
      { dynamodb: { Keys: { pk: { S: [{ prefix: 'AUDIT#' }] } } } },
    ]);
  });

  it('is written by a function that can put objects there, and neither read nor delete them nor write the table', () => {
    const actions = listActions(data, 'AuditCopy');
    expect(actions.filter((action) => action.startsWith('s3:'))).toEqual(['s3:PutObject']);
    const ofTable = [
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ];
    expect(actions.filter((action) => action.startsWith('dynamodb:')).toSorted()).toEqual(ofTable);
  });
});

it('the site says whose connection a call came by, and to which address, over what the visitor says', () => {
  const { Properties } = findOne<{ FunctionCode: string }>(service, 'AWS::CloudFront::Function', 'SiteSayClient');
  const host = { value: 'd111111abcdef8.cloudfront.net' };
  const headers = {
    [clientAddressHeader]: { value: '192.0.2.66' },
    [siteAddressHeader]: { value: 'https://elsewhere.example' },
    host,
  };
  const event = { viewer: { ip: '203.0.113.7' }, request: { headers } };
  expect(runInNewContext(`${Properties.FunctionCode}; handler(event)`, { event })).toEqual({
    headers: {
      [clientAddressHeader]: { value: '203.0.113.7' },
      [siteAddressHeader]: { value: 'https://d111111abcdef8.cloudfront.net' },
      host,
    },
  });
  const { DistributionConfig } = findOne<{
    DistributionConfig: { CacheBehaviors: { PathPattern: string; FunctionAssociations?: object[] }[] };
  }>(service, 'AWS::CloudFront::Distribution').Properties;
  const api = DistributionConfig.CacheBehaviors.filter(
    ({ PathPattern }) => !['/assets/*', '/pictures/*'].includes(PathPattern),
  );
  expect(api).toHaveLength(3);
  for (const { FunctionAssociations } of api) {
    expect(FunctionAssociations).toMatchObject([
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [expect.stringContaining('SayClient'), 'FunctionARN'] },
      },
    ]);
  }
});
