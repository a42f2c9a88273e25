import { ACMClient, RequestCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, CreateStackCommand } from '@aws-sdk/client-cloudformation';
import { ChangeResourceRecordSetsCommand, CreateHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53';
import { CreateBucketCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SetSMSAttributesCommand, SNSClient } from '@aws-sdk/client-sns';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../../infra/cloud/configuration.ts';
import { recordRelease } from '../../../infra/commands/deploy/releases.ts';
import { openStacksOf } from '../../../infra/commands/deploy/stacks.ts';
import { findAccount } from '../../../infra/commands/find-account.ts';
import { listChecks } from '../../../infra/commands/preflight/checks.ts';
import { checkSiteName } from '../../../infra/commands/preflight/site-name.ts';

// A stranger's first hour in an account that moto plays, which is empty before each test.
const endpoint = process.env.MOTO_ENDPOINT ?? '';
const region = 'eu-west-2';
const credentials = { accessKeyId: 'moto', secretAccessKey: 'moto' };
const here = { region, endpoint, credentials };
const east = { ...here, region: 'us-east-1' };

beforeEach(async () => {
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }))
    vi.stubEnv(name, value);
  await fetch(`${endpoint}/moto-api/reset`, { method: 'POST' });
});

const needed = { alarmEmail: 'it@health.org.uk', adminEmail: 'ada@health.org.uk', adminMobile: '07911 123456' };
const choose = (more: object = {}) => readConfiguration({ ...needed, ...more });
const look = async (title: string, configuration = choose()) => {
  const check = listChecks(configuration).find((one) => one.title === title);
  if (!check) throw new Error(`The preflight has no check ${title}`);
  return await check.look(configuration);
};

it('the credentials name their account', async () => {
  expect(await findAccount(region)).toBe('123456789012');
});

describe('the preflight', () => {
  it('asks for the bootstrap of both regions, of an age that will do', async () => {
    const title = 'The CDK is bootstrapped';
    const bootstrap = (settings: typeof here, Value: string) =>
      new SSMClient(settings).send(
        new PutParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version', Value, Type: 'String', Overwrite: true }),
      );
    expect((await look(title)).found).toBe('it is not bootstrapped in eu-west-2');
    await bootstrap(here, '30');
    expect((await look(title)).found).toBe('it is not bootstrapped in us-east-1');
    await bootstrap(east, '7');
    expect((await look(title)).ready).toBe(false);
    await bootstrap(east, '30');
    expect((await look(title)).ready).toBe(true);
  });

  it('asks for a limit and a sender of texts', async () => {
    const titles = ['The monthly limit for texts is high enough', 'Texts name their sender'];
    for (const title of titles) expect((await look(title)).ready).toBe(false);
    const attributes = { MonthlySpendLimit: '50', DefaultSenderID: 'HARBOUR' };
    await new SNSClient(here).send(new SetSMSAttributesCommand({ attributes }));
    for (const title of titles) expect((await look(title)).ready).toBe(true);
  });

  it('asks for a domain of mail that SES knows', async () => {
    const title = 'Codes, and mail about referrals, go out from your own email domain';
    const chosen = choose({ emailDomain: 'health.org.uk' });
    expect((await look(title)).found).toContain('emailDomain is not chosen');
    expect((await look(title, chosen)).found).toBe('SES does not know health.org.uk');
  });

  it('asks for a name that the deployment can give the site', async () => {
    const name = 'www.health.org.uk';
    const route53 = new Route53Client(here);
    const { HostedZone, DelegationSet } = await route53.send(
      new CreateHostedZoneCommand({ Name: 'health.org.uk', CallerReference: '1' }),
    );
    const hostedZoneId = HostedZone?.Id?.split('/').at(-1) ?? '';
    let asked = ['ns1.registrar.example'];
    const checkName = checkSiteName({ resolveNs: async () => asked, resolveCname: async () => [] });
    // The ids of moto's zones do not begin with a Z.
    const chosen = { ...choose({ domainName: name }), hostedZoneId };
    expect((await checkName(choose({ domainName: name, hostedZoneId: 'Z000000000000' }))).found).toContain(
      'has no zone',
    );
    expect((await checkName(chosen)).found).toContain('the world asks ns1.registrar.example');
    asked = DelegationSet?.NameServers ?? [];
    expect(await checkName(chosen)).toEqual({ ready: true, found: name });
    const ResourceRecordSet = { Name: name, Type: 'A' as const, TTL: 60, ResourceRecords: [{ Value: '192.0.2.7' }] };
    await route53.send(
      new ChangeResourceRecordSetsCommand({
        HostedZoneId: hostedZoneId,
        ChangeBatch: { Changes: [{ Action: 'CREATE', ResourceRecordSet }] },
      }),
    );
    expect((await checkName(chosen)).found).toContain('has a record for www.health.org.uk already');
  });

  it('asks for a certificate of the name', async () => {
    const checkName = checkSiteName({ resolveNs: async () => [], resolveCname: async () => [] });
    const { CertificateArn: certificateArn } = await new ACMClient(east).send(
      new RequestCertificateCommand({ DomainName: 'www.health.org.uk', ValidationMethod: 'DNS' }),
    );
    const missing = `${certificateArn?.slice(0, -4)}0000`;
    expect((await checkName(choose({ certificateArn: missing }))).found).toBe('this account has no such certificate');
    expect((await checkName(choose({ certificateArn, domainName: 'www.health.org.uk' }))).found).toBe(
      'its certificate is PENDING_VALIDATION',
    );
  });
});

it('a deployment finds its stacks, with what they print, and takes one away', async () => {
  const stacks = openStacksOf(region, 'health-edge');
  expect(await stacks.find('health-data')).toBeUndefined();
  const TemplateBody = JSON.stringify({
    Resources: { Files: { Type: 'AWS::S3::Bucket' } },
    Outputs: { FilesBucket: { Value: { Ref: 'Files' } } },
  });
  const cloudFormation = new CloudFormationClient(here);
  // moto changes no protection afterwards.
  for (const [StackName, EnableTerminationProtection] of [
    ['health-data', true],
    ['health-edge-old', false],
  ] as const)
    await cloudFormation.send(new CreateStackCommand({ StackName, TemplateBody, EnableTerminationProtection }));
  expect(await stacks.find('health-data')).toMatchObject({
    status: 'CREATE_COMPLETE',
    isProtected: true,
    outputs: { FilesBucket: expect.stringContaining('health-data') },
  });
  await stacks.remove('health-edge-old');
  expect(await stacks.find('health-edge-old')).toBeUndefined();
});

it('a release puts down what it is made of, and removes what was replaced long ago', async () => {
  const s3 = new S3Client({ ...here, forcePathStyle: true });
  const Bucket = 'site';
  await s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: region } }));
  const days = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
  for (const Key of ['assets/a.js', 'assets/b.js', 'assets/c.js'])
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: '1' }));
  expect(await recordRelease(s3, Bucket, { assets: ['assets/a.js'], now: days(0) })).toBe(0);
  expect(await recordRelease(s3, Bucket, { assets: ['assets/b.js'], now: days(1) })).toBe(0);
  expect(await recordRelease(s3, Bucket, { assets: ['assets/c.js'], now: days(60) })).toBeGreaterThan(0);
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'assets/' }));
  expect(Contents.map(({ Key }) => Key)).not.toContain('assets/a.js');
});
