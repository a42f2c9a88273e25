import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findOne, retained, synthesise } from './synthesise.ts';

const { Resources: resources } = JSON.parse(
  readFileSync(new URL('../../infra/us-east-1-templates/site-log.json', import.meta.url), 'utf8'),
);

describe('the log of the site', () => {
  it('tells who asked and what came of it, and never what for: an address can hold the name of a patient', () => {
    const fields: string[] = resources.Delivery.Properties.RecordFields;
    expect(fields).toEqual(expect.arrayContaining(['date', 'time', 'c-ip', 'cs-method', 'sc-status']));
    // Fields that hold an address, or anything else that the browser chooses freely.
    for (const field of fields) expect(field).not.toMatch(/uri|referer|cookie|agent|x-forwarded|path/i);
  });

  it('is the only one: CloudFront writes none with whole addresses in it', () => {
    const { service } = synthesise();
    expect(findOne(service, 'AWS::CloudFront::Distribution').Properties).not.toHaveProperty(
      'DistributionConfig.Logging',
    );
  });

  it('can be delivered: by the logs of our own account, once there is where from and where to', () => {
    expect(resources.BucketPolicy.Properties.PolicyDocument.Statement).toContainEqual({
      Effect: 'Allow',
      Principal: { Service: 'delivery.logs.amazonaws.com' },
      Action: 's3:PutObject',
      Resource: { 'Fn::Sub': expect.stringMatching(/Bucket\.Arn}\/AWSLogs\/\S+AccountId}\/\*$/) },
      Condition: {
        StringEquals: {
          's3:x-amz-acl': 'bucket-owner-full-control',
          'aws:SourceAccount': { Ref: 'AWS::AccountId' },
        },
        ArnLike: {
          'aws:SourceArn': { 'Fn::Sub': expect.stringMatching(/:logs:us-east-1:\S+AccountId}:delivery-source:\*$/) },
        },
      },
    });
    expect(resources.Destination.DependsOn).toBe('BucketPolicy');
    expect(resources.Delivery.DependsOn).toBe('Source');
  });

  it('is private, over TLS only, and gone after 90 days', () => {
    expect(resources.Bucket).toMatchObject(retained);
    const { Properties: bucket } = resources.Bucket;
    expect(Object.values(bucket.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket.LifecycleConfiguration.Rules).toEqual([{ Status: 'Enabled', ExpirationInDays: 90 }]);
    expect(resources.BucketPolicy.Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });
});
