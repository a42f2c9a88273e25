import { describe, expect, it } from 'vitest';
import { describeIdleCost, idlePounds, standing } from '../../infra/commands/preflight/idle-cost.ts';
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

describe('what is paid for although nobody comes', () => {
  it('is what stands in the templates', () => {
    const copied = synthesise({ auditCopyYears: 7 });
    expect(standing).toEqual({
      keys: all('AWS::KMS::Key').length,
      secrets: all('AWS::SecretsManager::Secret').length,
      rulesOfSite: countRules(edge),
      rulesOfPool: countRules(data),
      metricsOfAlarms: countMetrics([data, service]),
      metricsOfAuditCopy: countMetrics([copied.data]) - countMetrics([data]),
    });
    // No resource that is charged by the hour and forgotten here.
    const paid = /NatGateway|VPCEndpoint|OpenSearch|RDS|ElastiCache|LoadBalancer|EC2|ProvisionedConcurrency/;
    const types = [edge, data, service].flatMap((template) =>
      Object.values<{ Type: string }>(template.toJSON().Resources).map(({ Type }) => Type),
    );
    expect(types.filter((type) => paid.test(type))).toEqual([]);
  });

  it('stays below 12 pounds a month, VAT included, with both web ACLs, where the site is on its free plan', () => {
    expect(idlePounds({ sitePlan: 'free' })).toBeLessThan(12);
    const { edge: planned, data: accounts } = synthesise({ sitePlan: 'free' });
    for (const template of [planned, accounts]) expect(countRules(template)).toBeGreaterThan(0);
  });

  it('is told before a deployment, with what is left out', () => {
    const said = describeIdleCost({});
    expect(said).toContain(`about ${Math.round(idlePounds({}))} pounds a month, VAT included`);
    for (const part of ['the web ACL of the site 8.00', 'acceptNoWebAcl', 'Left out', 'texts']) {
      expect(said).toContain(part);
    }
    for (const choices of [{ sitePlan: 'free' }, { acceptNoWebAcl: 'no' }] as const) {
      expect(describeIdleCost(choices)).not.toContain('the web ACL of the site 8.00');
    }
  });
});
