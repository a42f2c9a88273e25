import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problem } from '../../shared/api/problem.ts';
import { calls, publicCalls, staffCalls } from './calls.ts';

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
  Statement: { RateBasedStatement?: Rate };
};

const template = JSON.parse(
  readFileSync(new URL('../../infra/us-east-1-templates/web-acl.json', import.meta.url), 'utf8'),
);
const rules: Rule[] = template.Resources.WebAcl.Properties.Rules;
const bodies: Record<string, { Content: string } | undefined> =
  template.Resources.WebAcl.Properties.CustomResponseBodies ?? {};
const findRate = (name: string): Rate => {
  const rate = rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;
  if (!rate) throw new Error(`There is no rule called ${name}`);
  return rate;
};
const share = findRate('one-address-one-share');
const few = findRate('few-from-one-address-to-what-anyone-may-send');

describe('the web ACL', () => {
  it('is one that CloudFront takes, and answers its ARN', () => {
    expect(template.Resources.WebAcl.Properties.Scope).toBe('CLOUDFRONT');
    expect(template.Resources.WebAcl.Properties.DefaultAction).toEqual({ Allow: {} });
    expect(template.Outputs.WebAclArn.Value).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] });
  });

  it('lets a whole office work behind one address, and leaves the API to others when one floods it', () => {
    // Twenty people who all write at once: a draft at the latest every 10 seconds, and a screen of four calls as often.
    const people = 20;
    const callsOfOne = (share.EvaluationWindowSec / 10) * (1 + 4);
    expect(share.Limit).toBeGreaterThanOrEqual(people * callsOfOne);
    // The API takes 50 calls a second; a flooder may have a quarter of that.
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
    const sending = publicCalls.filter(({ key }) => key.startsWith('POST '));
    for (const { key } of sending) expect(key.replace('POST ', '')).toMatch(pattern);
    for (const { key } of staffCalls.filter(({ key }) => key.startsWith('POST '))) {
      expect(key.replace('POST ', '')).not.toMatch(pattern);
    }
  });

  it('knows a path however it is written: the API decodes %63 too', () => {
    for (const { ScopeDownStatement } of [share, few]) {
      const scopes = Object.values<Scope>(ScopeDownStatement);
      expect(scopes.map(({ TextTransformations }) => TextTransformations.map(({ Type }) => Type))).toEqual([
        ['URL_DECODE'],
      ]);
    }
  });

  it('says to whoever has to wait how long, in the words and the form of the API', () => {
    for (const { Action } of rules.filter(({ Statement }) => Statement.RateBasedStatement)) {
      const { ResponseCode, CustomResponseBodyKey } = Action?.Block.CustomResponse ?? {};
      const body = problem.parse(JSON.parse(bodies[CustomResponseBodyKey ?? '']?.Content ?? ''));
      expect(body.status).toBe(ResponseCode);
      expect(body.status).toBe(429);
      expect(share.EvaluationWindowSec).toBe(5 * 60);
      expect(body.message).toContain('five minutes');
    }
  });
});
