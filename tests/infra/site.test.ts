import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { apiFunctions } from '../../functions/deployed.ts';
import { originHeader } from '../../functions/kernel/http/client.ts';
import { siteHeaders } from '../../infra/cloud/site/headers.ts';
import { expectedApiHeaders, expectedSiteHeaders } from '../support/expected-headers.ts';
import { find, findOne, synthesise } from './synthesise.ts';

type Behaviour = {
  PathPattern?: string;
  TargetOriginId: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations?: { EventType: string; FunctionARN: unknown }[];
  AllowedMethods: string[];
  Compress: boolean;
};
type Config = {
  OriginGroups: {
    Items: {
      Id: string;
      FailoverCriteria: { StatusCodes: { Items: number[] } };
      Members: { Items: { OriginId: string }[] };
    }[];
  };
  CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number }[];
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: {
    Id: string;
    DomainName: unknown;
    OriginPath?: string;
    OriginAccessControlId?: unknown;
    CustomOriginConfig?: unknown;
    OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  }[];
};
type Headers = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
    CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
  };
};

// Amazon's own policies, by the ids their documentation gives.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const cachingOptimised = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const { service } = synthesise();
const { DistributionConfig: config } = findOne<{ DistributionConfig: Config }>(
  service,
  'AWS::CloudFront::Distribution',
).Properties;
const files = findOne(service, 'AWS::S3::Bucket', 'SiteFiles');
const pages = config.DefaultCacheBehavior;

const behaviour = (pattern: string) => {
  const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
  if (!found) throw new Error(`No behaviour for ${pattern}`);
  return found;
};
const originOf = ({ TargetOriginId }: Behaviour) => config.Origins.find(({ Id }) => Id === TargetOriginId);
type Output = { 'Fn::GetStackOutput': { OutputName: string } };
type Spelt = string | { 'Fn::Join': [string, (string | Output)[]] } | undefined;
/** A value as CloudFormation will combine it, with each reference by its name. */
const spell = (value: Spelt) =>
  typeof value === 'object'
    ? value['Fn::Join'][1]
        .map((part) => (typeof part === 'string' ? part : `<${part['Fn::GetStackOutput'].OutputName}>`))
        .join('')
    : value;
const sentBy = ({ ResponseHeadersPolicyId }: Behaviour): Record<string, unknown> => {
  const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = findOne<Headers>(
    service,
    'AWS::CloudFront::ResponseHeadersPolicy',
    ResponseHeadersPolicyId.Ref,
  ).Properties.ResponseHeadersPolicyConfig;
  const hsts = fields.StrictTransportSecurity;
  const all = [...Object.values(fields), ...custom.Items];
  expect(all.every(({ Override }) => Override)).toBe(true);
  return {
    'content-security-policy': spell(fields.ContentSecurityPolicy?.ContentSecurityPolicy as Spelt),
    'strict-transport-security': [
      `max-age=${hsts?.AccessControlMaxAgeSec}`,
      ...(hsts?.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(hsts?.Preload ? ['preload'] : []),
    ].join('; '),
    'x-content-type-options': fields.ContentTypeOptions && 'nosniff',
    'x-frame-options': fields.FrameOptions?.FrameOption,
    'referrer-policy': fields.ReferrerPolicy?.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
};

describe('the files', () => {
  it('are read by this distribution and by nobody else', () => {
    const accesses = find(service, 'AWS::CloudFront::OriginAccessControl');
    for (const { Properties } of accesses) {
      expect(Properties).toMatchObject({
        OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
      });
    }
    const ids = config.Origins.flatMap(({ OriginAccessControlId: id }) => (id ? [id] : []));
    const isOnce = (id: unknown, at: number) =>
      ids.findIndex((one) => JSON.stringify(one) === JSON.stringify(id)) === at;
    expect(ids.filter(isOnce)).toHaveLength(accesses.length);
    expect(accesses.map(({ id }) => ({ 'Fn::GetAtt': [id, 'Id'] }))).toEqual(expect.arrayContaining(ids));

    type Policy = { PolicyDocument: { Statement: { Effect: string; Principal: unknown; Condition: unknown }[] } };
    const { PolicyDocument } = findOne<Policy>(service, 'AWS::S3::BucketPolicy', 'SiteFiles').Properties;
    const allowed = PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      expect.objectContaining({
        Action: ['s3:GetObject', 's3:ListBucket'],
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
      }),
    ]);
    expect(JSON.stringify(allowed[0]?.Condition)).toContain(findOne(service, 'AWS::CloudFront::Distribution').id);
  });

  it('that were published come before those of the deployment', () => {
    const [group, ...others] = config.OriginGroups.Items;
    expect(others).toEqual([]);
    expect(pages.TargetOriginId).toBe(group?.Id);
    expect(group?.FailoverCriteria.StatusCodes.Items).toEqual([404]);
    const [published, deployed] = (group?.Members.Items ?? []).map(({ OriginId }) =>
      config.Origins.find(({ Id }) => Id === OriginId),
    );
    expect(published?.OriginPath).toBe('/published');
    expect(deployed?.OriginPath).toBeUndefined();
    expect(originOf(behaviour('/assets/*'))).toBe(deployed);
  });

  it.each([pages, behaviour('/assets/*')])('are sent over HTTPS, compressed, with every security header', (one) => {
    expect(one).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: cachingOptimised,
      Compress: true,
    });
    const sent = sentBy(one);
    const bucket = /img-src 'self' (https:\/\/<[^ ;]*>);/.exec(String(sent['content-security-policy']))?.[1] ?? '';
    const uploads = / (https:\/\/<PublishOutputFnGetAttTemporary\w+RegionalDomainName\w+>);/.exec(
      String(sent['content-security-policy']),
    )?.[1];
    expect(bucket).toMatch(/^https:\/\/<PublishOutputFnGetAttSignatures\w+RegionalDomainName\w+>$/);
    expect(sent).toEqual(
      expectedSiteHeaders(
        'https://cognito-idp.eu-west-2.amazonaws.com',
        bucket,
        uploads ?? '',
        "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
      ),
    );
  });

  it('are refused at synthesis when their styles make a header longer than CloudFront takes', () => {
    const styleHashes = (count: number) => Array.from({ length: count }, () => `'sha256-${'A'.repeat(43)}='`);
    const headers = (count: number) => () => {
      const stack = new Stack(new App(), 'Headers');
      const buckets = { signatures: new Bucket(stack, 'Signatures'), temporary: new Bucket(stack, 'Temporary') };
      return siteHeaders(stack, { buckets, styleHashes: styleHashes(count) });
    };
    expect(headers(10)).not.toThrow();
    expect(headers(25)).toThrow(/content-security-policy has \d+ characters; CloudFront takes 1783/);
  });

  it('are pictures of the organisation’s own, which are kept like the built files and found by their names', () => {
    const pictures = behaviour('/pictures/*');
    expect(originOf(pictures)).toMatchObject({ OriginPath: '/published' });
    expect(pictures.FunctionAssociations).toBeUndefined();
    expect(pictures).toMatchObject({ CachePolicyId: cachingOptimised, AllowedMethods: ['GET', 'HEAD'] });
    expect(pictures.ResponseHeadersPolicyId).toEqual(pages.ResponseHeadersPolicyId);
  });

  it('are found by the edge function, which also gives the page for what is not there its status', () => {
    const FunctionARN = {
      'Fn::GetAtt': [findOne(service, 'AWS::CloudFront::Function', 'SiteFindFile').id, 'FunctionARN'],
    };
    expect(pages.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN },
      { EventType: 'viewer-response', FunctionARN },
    ]);
    // Only the published version runs; a change that stays in development has no effect.
    expect(findOne(service, 'AWS::CloudFront::Function', 'SiteFindFile').Properties).toMatchObject({
      AutoPublish: true,
    });
  });
});

describe('the API behind the site', () => {
  const api = behaviour('/api/*');

  it('is never cached, and gets the request whole', () => {
    expect(api.CachePolicyId).toBe(cachingDisabled);
    expect(api.OriginRequestPolicyId).toBe(allViewerExceptHost);
    expect(api.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'DELETE']));
  });

  it('is spoken to over HTTPS at both ends', () => {
    expect(api.ViewerProtocolPolicy).toBe('https-only');
    expect(originOf(api)?.CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
    expect(JSON.stringify(originOf(api)?.DomainName)).toContain(findOne(service, 'AWS::ApiGatewayV2::Api').id);
  });

  it('is shown a secret of the site, so that it can refuse whoever comes around it', () => {
    const secret = findOne<{ GenerateSecretString: object; KmsKeyId: unknown }>(service, 'AWS::SecretsManager::Secret');
    expect(secret.Properties.GenerateSecretString).toEqual({ PasswordLength: 48, ExcludePunctuation: true });
    expect(JSON.stringify(secret.Properties.KmsKeyId)).toContain('OperationsKey');
    const [header, ...others] = originOf(api)?.OriginCustomHeaders ?? [];
    expect(others).toEqual([]);
    expect(header?.HeaderName).toBe(originHeader);
    // A reference that CloudFormation resolves: the secret is in no template.
    expect(JSON.stringify(header?.HeaderValue)).toContain('{{resolve:secretsmanager:');
    expect(JSON.stringify(header?.HeaderValue)).toContain(secret.id);
  });

  it('is shown the next secret by a deployment that raises its number, and takes the last one until the next', () => {
    const changed = synthesise({ originSecret: 3 }).service;
    const ids = find(changed, 'AWS::SecretsManager::Secret').map(({ id }) => id.replace(/\w{8}$/, ''));
    expect(ids.toSorted()).toEqual(['OriginSecret2', 'OriginSecret3']);
    const distribution = findOne<{ DistributionConfig: Config }>(changed, 'AWS::CloudFront::Distribution');
    const { Origins } = distribution.Properties.DistributionConfig;
    const shown = JSON.stringify(Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders));
    expect(shown).toContain('"OriginSecret3');
    expect(shown).not.toContain('"OriginSecret2');
    type Function = { Environment: { Variables: Record<string, unknown> } };
    const functions = find<Function>(changed, 'AWS::Lambda::Function').filter(({ id }) => id.startsWith('Api'));
    for (const { id, Properties } of functions) {
      expect(Properties.Environment.Variables).toMatchObject({
        ORIGIN_SECRET_ID: { Ref: expect.stringMatching(/^OriginSecret3/) },
        PREVIOUS_ORIGIN_SECRET_ID: { Ref: expect.stringMatching(/^OriginSecret2/) },
      });
      expect(distribution.DependsOn, 'the functions know it before the site shows it').toContain(id);
    }
    expect(functions).toHaveLength(apiFunctions.length);
  });

  it('has its answers passed on as they are', () => {
    expect(api.FunctionAssociations?.map(({ EventType }) => EventType)).toEqual(['viewer-request']);
  });

  it('has no failure kept at the edge, where it would be shown to everybody who asks next, and none replaced', () => {
    const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(config.CustomErrorResponses).toEqual(statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })));
  });

  it('has its answers marked as nothing to store and nothing to show', () => {
    expect(sentBy(api)).toEqual(expectedApiHeaders);
  });
});

describe('the distribution', () => {
  it('speaks HTTP/3, over IPv6 as well, and opens at the home page', () => {
    expect(config).toMatchObject({
      Enabled: true,
      IPV6Enabled: true,
      HttpVersion: 'http2and3',
      DefaultRootObject: 'index.html',
    });
  });

  it('compresses files, and passes on answers of the API as they are', () => {
    const compressed = [pages, ...config.CacheBehaviors].map(({ Compress }) => Compress);
    expect(compressed).toEqual([true, true, true, false, false, false]);
  });

  it('is what links in texts and mails lead to: its own name, or CloudFront’s, which only the jobs are told', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/11111111-2222-3333-4444-555555555555';
    const named = synthesise({ certificateArn, domainName: 'staging.bca.example' }).service;
    type Function = { Environment?: { Variables: Record<string, unknown> } };
    const addressOf = (template: typeof named, name: string) =>
      findOne<Function>(template, 'AWS::Lambda::Function', `${name}Function`).Properties.Environment?.Variables
        .SITE_ADDRESS;
    for (const name of ['Apipublic', 'Apistaff', 'RemindPeople', 'Probe'])
      expect(addressOf(named, name), name).toBe('https://staging.bca.example');
    const { service: unnamed } = synthesise();
    const { id } = findOne(unnamed, 'AWS::CloudFront::Distribution');
    const address = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]] };
    for (const name of ['RemindPeople', 'Probe']) expect(addressOf(unnamed, name), name).toEqual(address);
    // CloudFront is made after them; it says its address with each request.
    for (const name of ['Apipublic', 'Apistaff']) expect(addressOf(unnamed, name), name).toBeUndefined();
  });

  it('answers at the organisation’s own name with a certificate, and then with TLS 1.2 or newer only', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/11111111-2222-3333-4444-555555555555';
    const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/11111111-2222-3333-4444-555555555555';
    const named = synthesise({ certificateArn, webAclArn, domainName: 'www.example.org' }).service;
    expect(findOne(named, 'AWS::CloudFront::Distribution').Properties).toMatchObject({
      DistributionConfig: {
        Aliases: ['www.example.org'],
        ViewerCertificate: { AcmCertificateArn: certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
        WebACLId: webAclArn,
      },
    });
  });
});

describe('a deployment', () => {
  type Copy = { Exclude: string[]; Include?: string[]; Prune: boolean; SystemMetadata: Record<string, string> };
  const copies = find<Copy>(service, 'Custom::CDKBucketDeployment');
  const assets = copies.find(({ id }) => id.startsWith('SiteAssets'));
  const rest = copies.find(({ id }) => id.startsWith('SitePages'));

  it('keeps old scripts for whoever has an old page open, and lets browsers keep them for a year', () => {
    expect(assets?.Properties).toMatchObject({
      Exclude: ['*'],
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('puts pages after the scripts they name, asked for anew each time', () => {
    expect(rest?.Properties).toMatchObject({
      Exclude: ['assets/*', 'style-hashes.json'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    expect(rest?.DependsOn).toContain(assets?.id);
    expect(findOne(service, 'AWS::CloudFront::Function', 'SiteFindFile').DependsOn).toContain(rest?.id);
  });

  it('takes pages away that are no more once nothing names them: not before the edge function has forgotten them', () => {
    const prune = copies.find(({ id }) => id.startsWith('SitePrune'));
    expect(prune?.Properties).toMatchObject({
      Exclude: ['assets/*', 'published/*', 'releases/*', 'style-hashes.json'],
      Prune: true,
    });
    expect(prune?.DependsOn).toContain(findOne(service, 'AWS::CloudFront::Distribution').id);
    expect(copies.filter(({ Properties }) => Properties.Prune)).toHaveLength(1);
  });

  it('fills one bucket, and gives the browser its user pool', () => {
    for (const { Properties } of copies) {
      expect(Properties).toMatchObject({ DestinationBucketName: { Ref: files.id } });
    }
    const properties = JSON.stringify(rest?.Properties);
    expect(properties).toContain('RefIdentityUserPoolBrowserClient');
    expect(properties).not.toContain('ServerClient');
  });
});
