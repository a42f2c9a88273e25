import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '../../infra/cloud/configuration.ts';
import { checkSiteName, type Dns } from '../../infra/commands/preflight/site-name.ts';
import { needed } from './synthesise.ts';

const name = 'www.harbour.example';
const distribution = 'd111111abcdef8.cloudfront.net';
const nameServers = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.co.uk'];

/** What AWS and public DNS know. */
let known = {
  zone: 'harbour.example.',
  record: '',
  certificate: { Status: 'ISSUED', DomainName: name } as { Status: string; DomainName: string } | undefined,
  isDeployed: false,
  asked: nameServers,
  alias: '',
};
const atFirst = known;

const zoneXml = () =>
  `<GetHostedZoneResponse><HostedZone><Id>/hostedzone/Z1</Id><Name>${known.zone}</Name><CallerReference>a</CallerReference></HostedZone>` +
  `<DelegationSet><NameServers>${nameServers.map((one) => `<NameServer>${one}</NameServer>`).join('')}</NameServers></DelegationSet></GetHostedZoneResponse>`;

const recordsXml = () => {
  const target = `<AliasTarget><HostedZoneId>Z2</HostedZoneId><DNSName>${known.record}.</DNSName><EvaluateTargetHealth>false</EvaluateTargetHealth></AliasTarget>`;
  const set = `<ResourceRecordSet><Name>${name}.</Name><Type>A</Type>${target}</ResourceRecordSet>`;
  return `<ListResourceRecordSetsResponse><ResourceRecordSets>${known.record && set}</ResourceRecordSets><IsTruncated>false</IsTruncated><MaxItems>100</MaxItems></ListResourceRecordSetsResponse>`;
};

const stackXml = () => {
  const output = `<member><OutputKey>SiteAddress</OutputKey><OutputValue>https://${distribution}</OutputValue></member>`;
  const stack = `<member><StackName>a</StackName><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${output}</Outputs></member>`;
  return `<DescribeStacksResponse><DescribeStacksResult><Stacks>${stack}</Stacks></DescribeStacksResult></DescribeStacksResponse>`;
};
const noStackXml =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id a does not exist</Message></Error></ErrorResponse>';
const noZoneXml =
  '<ErrorResponse><Error><Code>NoSuchHostedZone</Code><Message>No zone</Message></Error></ErrorResponse>';

const answer = (url: string, target: string | undefined): { status: number; body: string } => {
  if (target) {
    if (known.certificate) return { status: 200, body: JSON.stringify({ Certificate: known.certificate }) };
    return { status: 400, body: JSON.stringify({ __type: 'ResourceNotFoundException' }) };
  }
  if (url.includes('/rrset')) return { status: 200, body: recordsXml() };
  if (url.includes('/hostedzone/'))
    return known.zone ? { status: 200, body: zoneXml() } : { status: 404, body: noZoneXml };
  return known.isDeployed ? { status: 200, body: stackXml() } : { status: 400, body: noStackXml };
};

const aws = createServer((request, response) => {
  const { status, body } = answer(request.url ?? '', request.headers['x-amz-target']?.toString());
  response.writeHead(status, { 'content-type': body.startsWith('<') ? 'text/xml' : 'application/json' }).end(body);
});

beforeAll(async () => {
  aws.listen(0, '127.0.0.1');
  await once(aws, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(aws.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
});
afterAll(() => aws.close());
beforeEach(() => {
  known = { ...atFirst };
});

const nothing = () => Promise.reject(Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' }));
const dns: Dns = {
  resolveNs: async () => known.asked,
  resolveCname: async () => (known.alias ? [known.alias] : await nothing()),
};

const chosen = readConfiguration({ ...needed, domainName: name });
const checkZone = () => checkSiteName(dns)({ ...chosen, hostedZoneId: 'Z1' });
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/a';
const checkCertificate = () => checkSiteName(dns)({ ...chosen, certificateArn });

describe('the pre-flight, of the name that a zone of Route 53 gives the site', () => {
  it('is content with the zone of the name, which the world asks', async () => {
    expect(await checkZone()).toEqual({ ready: true, found: name });
  });

  it('says that the world asks other name servers, and which to enter', async () => {
    known.asked = ['ns.registrar.example'];
    const { ready, found, remedy } = await checkZone();
    expect(ready).toBe(false);
    expect(found).toContain('the world asks ns.registrar.example');
    expect(remedy).toContain(nameServers.join(', '));
  });

  it('says that nobody answers for the zone', async () => {
    const { found } = await checkSiteName({ ...dns, resolveNs: nothing })({ ...chosen, hostedZoneId: 'Z1' });
    expect(found).toContain('the world asks nobody');
  });

  it('says that the zone is of another name', async () => {
    known.zone = 'arbour.example.';
    expect((await checkZone()).found).toBe(`Z1 is the zone of arbour.example, not of ${name}`);
  });

  it('says that there is no such zone', async () => {
    known.zone = '';
    expect((await checkZone()).found).toBe('this account has no zone Z1');
  });

  it('says where a record of the name leads that the deployment would meet', async () => {
    known.record = 'old-site.example';
    const { ready, found } = await checkZone();
    expect(ready).toBe(false);
    expect(found).toContain('old-site.example');
  });

  it('takes the record that an earlier deployment made', async () => {
    known.record = distribution;
    known.isDeployed = true;
    expect((await checkZone()).ready).toBe(true);
  });
});

describe('the pre-flight, of the name that a certificate gives the site', () => {
  it.each([name, '*.harbour.example'])('is content with an issued certificate for %s', async (DomainName) => {
    known.certificate = { Status: 'ISSUED', DomainName };
    expect((await checkCertificate()).ready).toBe(true);
  });

  it('says that the certificate waits for its record', async () => {
    known.certificate = { Status: 'PENDING_VALIDATION', DomainName: name };
    expect((await checkCertificate()).found).toBe('its certificate is PENDING_VALIDATION');
  });

  it.each(['harbour.example', '*.example'])('says that the certificate is for %s alone', async (DomainName) => {
    known.certificate = { Status: 'ISSUED', DomainName };
    expect((await checkCertificate()).found).toBe(`its certificate is for ${DomainName}`);
  });

  it('says that there is no such certificate', async () => {
    known.certificate = undefined;
    expect((await checkCertificate()).found).toBe('this account has no such certificate');
  });

  it('says that the name belongs to another distribution of CloudFront', async () => {
    known.alias = 'd222222abcdef8.cloudfront.net';
    expect((await checkCertificate()).found).toContain('belongs to another distribution');
    known.alias = distribution;
    known.isDeployed = true;
    expect((await checkCertificate()).ready).toBe(true);
  });
});
