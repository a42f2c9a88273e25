import { describe, expect, it } from 'vitest';
import { addTestProduct, find, findOne, retained, synthesise } from './synthesise.ts';

type Statement = { Effect: string; Principal: unknown; Action: unknown; Resource: unknown; Condition: unknown };
type Bucket = { PublicAccessBlockConfiguration: object; LifecycleConfiguration: { Rules: object[] } };

const { edge, service } = synthesise();
const bucket = findOne<Bucket>(edge, 'AWS::S3::Bucket');
const policy = findOne<{ PolicyDocument: { Statement: Statement[] } }>(edge, 'AWS::S3::BucketPolicy');
const { Statement: statements } = policy.Properties.PolicyDocument;
const source = findOne<{ ResourceArn: unknown }>(edge, 'AWS::Logs::DeliverySource');
const destination = findOne(edge, 'AWS::Logs::DeliveryDestination');
const delivery = findOne<{ RecordFields: string[] }>(edge, 'AWS::Logs::Delivery');

describe('the log of the site', () => {
  it('records who asked and what came of it, and never what for: an address can contain the name of a patient', () => {
    const fields = delivery.Properties.RecordFields;
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'cs-method', 'sc-status']));
    // Fields with an address, or anything else that the browser chooses freely.
    for (const field of fields) expect(field).not.toMatch(/uri|referer|cookie|agent|x-forwarded|path/i);
  });

  it('is the only one: CloudFront writes none with whole addresses in it', () => {
    expect(findOne(service, 'AWS::CloudFront::Distribution').Properties).not.toHaveProperty(
      'DistributionConfig.Logging',
    );
  });

  it('can be delivered: by the logs of our own account, once there is where from and where to', () => {
    expect(statements).toContainEqual({
      Effect: 'Allow',
      Principal: { Service: 'delivery.logs.amazonaws.com' },
      Action: 's3:PutObject',
      Resource: {
        'Fn::Join': ['', [{ 'Fn::GetAtt': [bucket.id, 'Arn'] }, '/AWSLogs/', { Ref: 'AWS::AccountId' }, '/*']],
      },
      Condition: {
        StringEquals: {
          's3:x-amz-acl': 'bucket-owner-full-control',
          'aws:SourceAccount': { Ref: 'AWS::AccountId' },
        },
        ArnLike: {
          'aws:SourceArn': {
            'Fn::Join': ['', ['arn:aws:logs:us-east-1:', { Ref: 'AWS::AccountId' }, ':delivery-source:*']],
          },
        },
      },
    });
    expect(source.Properties.ResourceArn).toContain(':distribution/');
    expect(destination.DependsOn).toContain(policy.id);
    expect(delivery.DependsOn).toContain(source.id);
  });

  it('waits for the distribution, which the first deployment makes after it', () => {
    const { edge: first } = addTestProduct({}, {}, { distributionArn: undefined });
    const resources = first.node.findAll().map((node) => node.node.id);
    expect(resources).toContain('SiteLog');
    expect(resources).not.toContain('Source');
  });

  it('is private, over TLS 1.2 only, and gone after 90 days', () => {
    expect(bucket).toMatchObject(retained);
    expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket.Properties.LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 90 }]);
    const denied = statements.filter(({ Effect }) => Effect === 'Deny').map(({ Condition }) => Condition);
    expect(denied).toEqual([
      { Bool: { 'aws:SecureTransport': 'false' } },
      { NumericLessThan: { 's3:TlsVersion': 1.2 } },
    ]);
  });
});

describe('the name of the site', () => {
  it('gets its certificate and its records by itself where Route 53 of the account answers for it', () => {
    const named = synthesise({ hostedZoneId: 'Z0123456789ABCDEFGHIJ', domainName: 'www.example.org' });
    expect(findOne(named.edge, 'AWS::CertificateManager::Certificate').Properties).toMatchObject({
      DomainName: 'www.example.org',
      DomainValidationOptions: [{ HostedZoneId: 'Z0123456789ABCDEFGHIJ' }],
    });
    type Records = { RecordSets: { Name: string; Type: string }[] };
    const { RecordSets } = findOne<Records>(named.service, 'AWS::Route53::RecordSetGroup').Properties;
    expect(RecordSets.map(({ Name, Type }) => `${Type} ${Name}`)).toEqual([
      'A www.example.org',
      'AAAA www.example.org',
    ]);
    type Site = { DistributionConfig: { Aliases: string[]; ViewerCertificate: object } };
    expect(findOne<Site>(named.service, 'AWS::CloudFront::Distribution').Properties.DistributionConfig).toMatchObject({
      Aliases: ['www.example.org'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(find(synthesise().edge, 'AWS::CertificateManager::Certificate')).toEqual([]);
  });
});
