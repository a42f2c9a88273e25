import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../infra/cloud/configuration.ts';
import { deployment } from '../../infra/deployment.ts';
import { organisation } from '../../shared/organisation.ts';

const alarmEmail = 'it@example.org';

describe('the configuration of a deployment', () => {
  it('needs no other choice than whom to alarm', () => {
    expect(readConfiguration({ alarmEmail })).toEqual({
      alarmEmail,
      slug: 'bca',
      region: 'eu-west-2',
      domainName: new URL(organisation.siteUrl).hostname,
      monthlyBudget: 80,
      monthlyTextSpend: 40,
    });
  });

  it.each([
    ['slug', 'BCA Health'],
    ['region', 'London'],
    ['alarmEmail', 'nobody'],
    ['domainName', 'https://www.example.org/'],
    ['certificateArn', 'arn:aws:acm:eu-west-2:111122223333:certificate/1'],
    ['webAclArn', 'arn:aws:wafv2:eu-west-2:111122223333:regional/webacl/site/1'],
    ['emailDomain', 'no-reply@example.org'],
    ['monthlyBudget', 0],
    ['monthlyTextSpend', '20'],
    ['certificate', 'a name that is not one of the choices'],
  ])('refuses %s %s, naming it', (name, value) => {
    expect(() => readConfiguration({ alarmEmail, [name]: value })).toThrow(name);
  });

  it('is whole in the one that is shipped', () => {
    expect(() => readConfiguration(deployment)).not.toThrow();
  });
});
