import { describe, expect, it } from 'vitest';
import { problem } from '../../shared/kernel/problem.ts';
import { firstFacts } from '../../shared/organisation/organisation.ts';
import { calls, publicCalls, staffCalls } from './calls.ts';
import { find, findOne, synthesise } from './synthesise.ts';

type Scope = { TextTransformations: { Type: string }[] };
type Rate = {
  Limit: number;
  AggregateKeyType: string;
  EvaluationWindowSec: number;
  ScopeDownStatement: {
    RegexMatchStatement?: Scope & { RegexString: string };
  };
};
type Rule = {
  Name: string;
  Action?: { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey?: string } } };
  OverrideAction?: object;
  Statement: { RateBasedStatement?: Rate; ManagedRuleGroupStatement?: object };
  VisibilityConfig: object;
};

type WebAcl = {
  Scope: string;
  DefaultAction: object;
  VisibilityConfig: object;
  Rules: Rule[];
  CustomResponseBodies: Record<string, { ContentType: string; Content: string } | undefined>;
};

const { edge } = synthesise();
const webAcl = findOne<WebAcl>(edge, 'AWS::WAFv2::WebACL');
const { Rules: rules, CustomResponseBodies: bodies } = webAcl.Properties;
const findRate = (name: string): Rate => {
  const rate = rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
  if (!rate) throw new Error(`There is no rule called ${name}`);
  return rate;
};
const share = findRate('one-address-one-share');
const few = findRate('few-from-one-address-to-what-anyone-may-send');

describe('the web ACL', () => {
  it('is one that CloudFront takes, is where CloudFront looks for it, and is given to the site', () => {
    expect(webAcl.Properties).toMatchObject({
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
    });
    const { service } = synthesise();
    type Site = { DistributionConfig: { WebACLId?: unknown } };
    expect(findOne<Site>(service, 'AWS::CloudFront::Distribution').Properties.DistributionConfig.WebACLId).toEqual({
      'Fn::GetStackOutput': {
        StackName: 'bca-edge',
        Region: 'us-east-1',
        OutputName: expect.stringContaining('WebAcl'),
      },
    });
  });

  it('counts what it does, and keeps no sample of a request, which would show what somebody wrote', () => {
    expect(rules.length).toBeGreaterThan(2);
    for (const { VisibilityConfig } of [webAcl.Properties, ...rules]) {
      expect(VisibilityConfig).toMatchObject({ CloudWatchMetricsEnabled: true, SampledRequestsEnabled: false });
    }
  });

  it('is not made where the organisation gives one of its own, or says why it does without', () => {
    const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/1';
    for (const chosen of [{ webAclArn }, { acceptNoWebAcl: 'A firewall manager of the account makes one.' }]) {
      expect(find(synthesise(chosen).edge, 'AWS::WAFv2::WebACL')).toEqual([]);
    }
  });

  it('lets a whole office work behind one address, and leaves the API to others when one floods it', () => {
    // Twenty people who all write at once: a draft at the latest every 10 seconds, and a screen of four calls as often.
    const people = 20;
    const callsOfOne = (share.EvaluationWindowSec / 10) * (1 + 4);
    expect(share.Limit).toBeGreaterThanOrEqual(people * callsOfOne);
    // The API takes 50 calls a second; an attacker may use a quarter of that.
    expect(share.Limit / share.EvaluationWindowSec).toBeLessThanOrEqual(50 / 4);
    expect(share.AggregateKeyType).toBe('IP');
    const pattern = new RegExp(share.ScopeDownStatement.RegexMatchStatement?.RegexString ?? '(?!)');
    for (const { key } of calls) expect(key.split(' ')[1]).toMatch(pattern);
    expect('/referral-success').not.toMatch(pattern);
  });

  it('lets far less through to each call that anyone may make and that stores or sends something, and only to those', () => {
    expect(few.AggregateKeyType).toBe('IP');
    expect(few.Limit).toBeLessThanOrEqual(share.Limit / 100);
    const pattern = new RegExp(few.ScopeDownStatement.RegexMatchStatement?.RegexString ?? '(?!)');
    // A person with a link answers question by question, in a waiting room beside others: they are counted by link.
    const sending = publicCalls.filter(({ key }) => /^POST (?!\/api\/answers\b)/.test(key));
    for (const { key } of sending) expect(key.replace('POST ', '')).toMatch(pattern);
    for (const { key } of staffCalls.filter(({ key }) => key.startsWith('POST '))) {
      expect(key.replace('POST ', '')).not.toMatch(pattern);
    }
  });

  it('refuses what AWS knows to be an attack, in what it blocks itself', () => {
    expect(rules.filter(({ Statement }) => !Statement.RateBasedStatement)).toMatchObject([
      {
        OverrideAction: { None: {} },
        Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesKnownBadInputsRuleSet' } },
      },
    ]);
  });

  it('knows a path however it is written: the API decodes %63 too', () => {
    for (const { ScopeDownStatement } of [share, few]) {
      const scopes = Object.values<Scope>(ScopeDownStatement);
      expect(scopes.map(({ TextTransformations }) => TextTransformations.map(({ Type }) => Type))).toEqual([
        ['URL_DECODE'],
      ]);
    }
  });

  it('tells whoever is limited for how long: programs in the form of the API, people on a page', () => {
    const replies = rules.flatMap(({ Action }) => {
      const { ResponseCode, CustomResponseBodyKey = '' } = Action?.Block.CustomResponse ?? {};
      return ResponseCode ? [{ status: ResponseCode, ...bodies[CustomResponseBodyKey] }] : [];
    });
    expect(replies.map(({ status, ContentType }) => [status, ContentType])).toEqual([
      [429, 'APPLICATION_JSON'],
      [429, 'TEXT_HTML'],
    ]);
    const [forPrograms, forPeople] = replies;
    expect(problem.parse(JSON.parse(forPrograms?.Content ?? ''))).toMatchObject({ status: 429 });
    for (const { Content } of replies) expect(Content).toContain('five minutes');
    expect(forPeople?.Content).toContain(firstFacts.phone);
    expect(share.EvaluationWindowSec).toBe(5 * 60);
  });
});
