import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dearestYear,
  describeIdleCost,
  idlePounds,
  idleResources,
  listIdleCosts,
} from '../../infra/commands/preflight/idle-cost.ts';
import { find, findOne, synthesise } from './synthesise.ts';

type Alarm = { Metrics?: { MetricStat?: unknown }[] };
const { edge, data, service } = synthesise();
const all = (type: string) => [edge, data, service].flatMap((template) => find(template, type));
const countMetrics = (templates: (typeof data)[]) =>
  templates
    .flatMap((template) => find<Alarm>(template, 'AWS::CloudWatch::Alarm'))
    // An alarm over several metrics is charged for each.
    .map(({ Properties }) => Properties.Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1)
    .reduce((sum, metrics) => sum + metrics, 0);
const countRules = (template: typeof data) =>
  findOne<{ Rules: object[] }>(template, 'AWS::WAFv2::WebACL').Properties.Rules.length;

type Rule = { ScheduleExpression: string; Targets: { Arn: { 'Fn::GetAtt': [string, string] } }[] };
const listJobs = () =>
  find<Rule>(service, 'AWS::Events::Rule')
    .flatMap(({ Properties: { ScheduleExpression, Targets } }) => {
      const minutes = Number(/^rate\((\d+) minutes\)$/.exec(ScheduleExpression)?.[1]);
      const [fn = ''] = Targets.map(({ Arn }) => Arn['Fn::GetAtt'][0]);
      const { MemorySize: megabytes } = findOne<{ MemorySize: number }>(
        service,
        'AWS::Lambda::Function',
        fn,
      ).Properties;
      return minutes ? [{ minutes, megabytes }] : [];
    })
    .toSorted((one, other) => one.minutes - other.minutes || one.megabytes - other.megabytes);

describe('what is paid for although nobody comes', () => {
  it('is what is in the templates', () => {
    const copied = synthesise({ auditCopyYears: 7 });
    expect(idleResources).toEqual({
      keys: all('AWS::KMS::Key').length,
      secrets: all('AWS::SecretsManager::Secret').length,
      rulesOfSite: countRules(edge),
      rulesOfPool: countRules(data),
      metricsOfAlarms: countMetrics([data, service]),
      metricsOfAuditCopy: countMetrics([copied.data]) - countMetrics([data]),
      jobs: listJobs(),
    });
    // No resource that is charged by the hour and forgotten here.
    const paid = /NatGateway|VPCEndpoint|OpenSearch|RDS|ElastiCache|LoadBalancer|EC2|ProvisionedConcurrency/;
    const types = [edge, data, service].flatMap((template) =>
      Object.values<{ Type: string }>(template.toJSON().Resources).map(({ Type }) => Type),
    );
    expect(types.filter((type) => paid.test(type))).toEqual([]);
  });

  it('is counted so on the page about cost', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8');
    const counted = Object.fromEntries(
      [...page.matchAll(/^\| ([^|]+) \| (\d+) \| \d/gm)].map(([, what, number]) => [what, Number(number)]),
    );
    const { keys, secrets, metricsOfAlarms, jobs, rulesOfSite, rulesOfPool } = idleResources;
    expect(counted).toMatchObject({
      keys,
      secret: secrets,
      'metrics of alarms': metricsOfAlarms,
      'jobs of every few minutes': jobs.length,
      "rules of the site's web ACL": rulesOfSite,
      "rules of the user pool's web ACL": rulesOfPool,
    });
  });

  it('is below 12 pounds a month, VAT included, where the smallest organisation does without the web ACL of the site', () => {
    const chosen = { acceptNoWebAcl: 'A dozen people know this site, and its forms are read each day.' };
    expect(idlePounds(chosen)).toBeLessThan(12);
    const { edge: unguarded, data: accounts } = synthesise(chosen);
    expect(find(unguarded, 'AWS::WAFv2::WebACL')).toEqual([]);
    expect(countRules(accounts)).toBeGreaterThan(0);
  });

  it('grows by a dollar a key with each of the first two renewals, which every key has each year', () => {
    for (const { Properties } of all('AWS::KMS::Key')) {
      expect(Properties).toMatchObject({ EnableKeyRotation: true });
      expect(Properties).not.toHaveProperty('RotationPeriodInDays');
    }
    const dollars = (year: number) => Object.values(listIdleCosts({}, year)).reduce((sum, one) => sum + one, 0);
    expect(dollars(2) - dollars(1)).toBeCloseTo(idleResources.keys);
    expect(dollars(3) - dollars(1)).toBeCloseTo(2 * idleResources.keys);
    expect(dollars(4)).toBe(dollars(3));
  });

  it('is printed before a deployment, with what is left out', () => {
    const described = describeIdleCost({});
    expect(described).toContain(`about ${Math.round(idlePounds({}))} pounds a month, VAT included`);
    expect(described).toContain(`about ${Math.round(idlePounds({}, dearestYear))}: each key costs more`);
    for (const part of ['the web ACL of the site 8.00', 'acceptNoWebAcl', 'Left out', 'texts']) {
      expect(described).toContain(part);
    }
    expect(described).toContain('fill the contact form');
    expect(describeIdleCost({ acceptNoWebAcl: 'no' })).not.toContain('the web ACL of the site 8.00');
  });
});
