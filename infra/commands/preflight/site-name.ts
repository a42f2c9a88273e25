import { promises as publicDns } from 'node:dns';
import { ACMClient, DescribeCertificateCommand, ResourceNotFoundException } from '@aws-sdk/client-acm';
import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  NoSuchHostedZone,
  Route53Client,
} from '@aws-sdk/client-route-53';
import type { Configuration } from '../../cloud/configuration.ts';
import { edgeRegion, stackNames } from '../../cloud/stack-names.ts';
import { openStacksOf } from '../deploy/stacks.ts';
import { type Check, type Finding, judge } from './finding.ts';

/** What public name servers say. */
export type Dns = Pick<typeof publicDns, 'resolveNs' | 'resolveCname'>;

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** DNS has no such name, or nothing of that type. */
const nothingKnown = ['ENOTFOUND', 'ENODATA'];

const look = async (found: Promise<string[]>): Promise<string[]> => {
  try {
    return (await found).map(plain);
  } catch (error) {
    if (error instanceof Error && 'code' in error && nothingKnown.includes(String(error.code))) return [];
    throw error;
  }
};

const lacking = (found: string, remedy: string) => judge(false, found, remedy);

/** A certificate waits for a record of a zone; CloudFormation waits for the certificate, up to half a day. */
const findFaultOfZone = async (hostedZoneId: string, name: string, dns: Dns): Promise<Finding | undefined> => {
  const route53 = new Route53Client({ region: edgeRegion });
  try {
    const { HostedZone, DelegationSet } = await route53.send(new GetHostedZoneCommand({ Id: hostedZoneId }));
    const zone = plain(HostedZone?.Name ?? '');
    if (name !== zone && !name.endsWith(`.${zone}`))
      return lacking(`${hostedZoneId} is the zone of ${zone}, not of ${name}`, 'Choose its zone as hostedZoneId.');
    if (HostedZone?.Config?.PrivateZone)
      return lacking(`${hostedZoneId} is a private zone, which nobody outside sees`, 'Choose the public one.');
    const own = (DelegationSet?.NameServers ?? []).map(plain);
    const asked = await look(dns.resolveNs(zone));
    if (asked.length > 0 && asked.every((server) => own.includes(server))) return undefined;
    return lacking(
      `the world asks ${asked.join(', ') || 'nobody'} about ${zone}, not this zone: its certificate would never be issued`,
      `Copy every record that you need into this zone first. Then enter its name servers where ${zone} is registered: ${own.join(', ')}. It takes up to two days. Or leave hostedZoneId out, and choose certificateArn.`,
    );
  } catch (error) {
    if (!(error instanceof NoSuchHostedZone)) throw error;
    return lacking(`this account has no zone ${hostedZoneId}`, 'aws route53 list-hosted-zones shows those it has.');
  }
};

const addressTypes: readonly (string | undefined)[] = ['A', 'AAAA', 'CNAME'];

/** The targets of the records that the zone has of the name: the deployment could not add its own beside them. */
const findRecords = async (HostedZoneId: string, name: string): Promise<string[]> => {
  const { ResourceRecordSets = [] } = await new Route53Client({ region: edgeRegion }).send(
    new ListResourceRecordSetsCommand({ HostedZoneId, StartRecordName: name }),
  );
  return ResourceRecordSets.filter((set) => plain(set.Name ?? '') === name && addressTypes.includes(set.Type)).map(
    (set) => plain(set.AliasTarget?.DNSName ?? set.ResourceRecords?.[0]?.Value ?? ''),
  );
};

const covers = (pattern: string, name: string) =>
  pattern.startsWith('*.') ? name.slice(name.indexOf('.')) === pattern.slice(1) : pattern === name;

const findFaultOfCertificate = async (arn: string, name: string): Promise<Finding | undefined> => {
  const show = `aws acm describe-certificate --region ${edgeRegion} --certificate-arn ${arn}`;
  try {
    const acm = new ACMClient({ region: edgeRegion });
    const { Certificate } = await acm.send(new DescribeCertificateCommand({ CertificateArn: arn }));
    const { Status, SubjectAlternativeNames = [], DomainName = '' } = Certificate ?? {};
    if (Status !== 'ISSUED')
      return lacking(
        `its certificate is ${Status}`,
        `Add the DNS record that this shows, and wait until it is ISSUED: ${show}`,
      );
    const names = [DomainName, ...SubjectAlternativeNames].map(plain);
    if (names.some((pattern) => covers(pattern, name))) return undefined;
    return lacking(
      `its certificate is for ${names.join(', ')}`,
      `Ask for one for ${name}: aws acm request-certificate --region ${edgeRegion} --validation-method DNS --domain-name ${name}`,
    );
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    return lacking('this account has no such certificate', `aws acm list-certificates --region ${edgeRegion}`);
  }
};

const section = 'See "Your present website has this name" in docs/operations.md.';

/**
 * Whether the deployment can give the site its name. CloudFormation would otherwise find out after ten minutes, or wait for
 * half a day.
 */
export const checkSiteName =
  (dns: Dns): Check['look'] =>
  async ({ certificateArn, hostedZoneId, domainName, region, slug }: Configuration) => {
    const name = plain(domainName);
    const fault =
      (hostedZoneId && (await findFaultOfZone(hostedZoneId, name, dns))) ||
      (certificateArn && (await findFaultOfCertificate(certificateArn, name)));
    if (fault) return fault;
    const { service, edge } = stackNames(slug);
    const stack = await openStacksOf(region, edge).find(service);
    const own = plain(new URL(stack?.outputs.SiteAddress ?? 'https://none.invalid').hostname);
    const records = hostedZoneId ? await findRecords(hostedZoneId, name) : [];
    const strange = records.filter((target) => target !== own);
    if (strange.length > 0)
      return lacking(`the zone has a record for ${name} already, which leads to ${strange.join(', ')}`, section);
    const [target] = await look(dns.resolveCname(name));
    if (target?.endsWith('.cloudfront.net') && target !== own)
      return lacking(`${name} belongs to another distribution of CloudFront, ${target}`, section);
    return judge(true, name, '');
  };

export const siteName: Check = { title: 'The name can be used', look: checkSiteName(publicDns) };
