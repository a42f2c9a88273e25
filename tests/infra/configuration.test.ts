import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../infra/cloud/configuration.ts';
import { organisation } from '../../shared/organisation.ts';

const read = (chosen: Record<string, unknown> = {}) => readConfiguration((name) => chosen[name]);

describe('the configuration of a deployment', () => {
  it('is whole without any choice', () => {
    expect(read()).toEqual({
      slug: 'bca',
      region: 'eu-west-2',
      domainName: new URL(organisation.siteUrl).hostname,
    });
  });

  it.each([
    ['slug', 'BCA Health'],
    ['region', 'London'],
    ['domainName', 'https://www.example.org/'],
    ['certificateArn', 'arn:aws:acm:eu-west-2:111122223333:certificate/1'],
    ['webAclArn', 'arn:aws:wafv2:eu-west-2:111122223333:regional/webacl/site/1'],
  ])('refuses %s %s, naming it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
