import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicCalls } from './calls.ts';

type Rate = {
  Limit: number;
  AggregateKeyType: string;
  EvaluationWindowSec: number;
  ScopeDownStatement: { RegexMatchStatement?: { RegexString: string }; ByteMatchStatement?: { SearchString: string } };
};
type Rule = {
  Action?: { Block: { CustomResponse: { ResponseCode: number } } };
  Statement: { RateBasedStatement?: Rate };
};

const template = JSON.parse(readFileSync(new URL('../../infra/web-acl.json', import.meta.url), 'utf8'));
const rules: Rule[] = template.Resources.WebAcl.Properties.Rules;
const [share, few] = rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);

describe('the web ACL', () => {
  it('is one that CloudFront takes, and answers its ARN', () => {
    expect(template.Resources.WebAcl.Properties.Scope).toBe('CLOUDFRONT');
    expect(template.Outputs.WebAclArn.Value).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] });
  });

  it('holds each address to a share of its own, so that one flooder does not use up everybody’s', () => {
    expect(share).toMatchObject({ AggregateKeyType: 'IP', Limit: 300, EvaluationWindowSec: 300 });
    expect(share?.ScopeDownStatement.ByteMatchStatement?.SearchString).toBe('/api/');
    for (const { Action } of rules.filter(({ Statement }) => Statement.RateBasedStatement)) {
      expect(Action?.Block.CustomResponse.ResponseCode).toBe(429);
    }
  });

  it('lets little through from one address to each call that anyone may make and that stores or sends something', () => {
    expect(few).toMatchObject({ AggregateKeyType: 'IP', Limit: 30 });
    const pattern = new RegExp(few?.ScopeDownStatement.RegexMatchStatement?.RegexString ?? '(?!)');
    const sending = publicCalls.filter(({ key }) => key.startsWith('POST '));
    for (const { key } of sending) expect(key.replace('POST ', '')).toMatch(pattern);
    expect('/api/contacts/1').not.toMatch(pattern);
  });
});
