import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../infra/cloud/configuration.ts';
import { findFaults } from '../../infra/cloud/find-faults.ts';
import { readDeployment } from '../../infra/read-deployment.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import { needed, synthesise } from './synthesise.ts';

const { data, service } = synthesise();

describe('the configuration of a deployment', () => {
  it('needs no other choice than whom to alarm and who is the first admin', () => {
    expect(readConfiguration(needed)).toEqual({
      ...needed,
      adminMobile: '+447700900777',
      environment: 'production',
      // Made from its name: see another-organisation.isolated.test.ts.
      slug: expect.stringMatching(/^[a-z][a-z0-9-]+$/),
      region: 'eu-west-2',
      domainName: new URL(organisation.siteUrl).hostname,
      originSecret: 1,
      threatProtection: 'audit',
      isProtected: true,
      monthlyBudget: 80,
      monthlyTextSpend: 40,
    });
  });

  it('does without a web ACL for a reason in words only', () => {
    expect(() => readConfiguration({ ...needed, acceptNoWebAcl: 'no' })).toThrow('say why');
  });

  it.each([
    ['slug', 'Harbour Health'],
    ['region', 'London'],
    ['alarmEmail', 'nobody'],
    ['adminEmail', 'nobody'],
    ['adminMobile', '0113 496 0000'],
    ['originSecret', 0],
    ['domainName', 'https://www.example.org/'],
    ['certificateArn', 'arn:aws:acm:eu-west-2:111122223333:certificate/1'],
    ['hostedZoneId', 'example.org'],
    ['webAclArn', 'arn:aws:wafv2:eu-west-2:111122223333:regional/webacl/site/1'],
    ['acceptNoWebAcl', 'no'],
    ['acceptNoPoolWebAcl', 'no'],
    ['acceptNoBudget', 'no'],
    ['auditCopyYears', 0],
    ['accessTrail', 'all'],
    ['emailDomain', 'no-reply@example.org'],
    ['threatProtection', 'on'],
    ['vaultLockAfterDays', 1],
    ['copyToVaultArn', 'vault'],
    ['monthlyBudget', 0],
    ['monthlyTextSpend', '20'],
    ['certificate', 'a name that is not one of the choices'],
  ])('refuses %s %s, naming it', (name, value) => {
    expect(() => readConfiguration({ ...needed, [name]: value })).toThrow(name);
  });

  it('is whole in the one that is shipped', () => {
    expect(() => readDeployment('production')).not.toThrow();
  });

  it('leaves nothing to be mended once every sample is replaced', () => {
    const own = { siteUrl: 'https://www.health.org.uk', email: 'hello@health.org.uk', name: 'BCA', longName: 'BCA' };
    const chosen = { alarmEmail: 'it@health.org.uk', adminEmail: 'ada@health.org.uk', adminMobile: '07911 123456' };
    const configuration = readConfiguration({ ...needed, ...chosen, domainName: 'www.health.org.uk' });
    expect(findFaults(configuration, own)).toEqual([]);
    const elsewhere = { ...configuration, domainName: 'www.other.org.uk' };
    expect(findFaults(elsewhere, own)).toEqual([
      expect.stringMatching(
        /^domainName is www.other.org.uk, and organisation.siteUrl is https:\/\/www.health.org.uk: /,
      ),
    ]);
    expect(findFaults({ ...elsewhere, environment: 'staging' }, own)).toEqual([]);
    expect(
      findFaults(configuration, {
        ...own,
        name: 'The Bradford and Craven Asian Community Health and Care Partnership',
      }),
    ).toEqual([expect.stringContaining('firstFacts.name is too long: a text holds 140 characters')]);
    expect(findFaults(configuration, { ...own, name: 'Cymdeithas Tŷ' })).toEqual([
      expect.stringContaining('not every telephone shows'),
    ]);
    expect(findFaults(configuration, { ...own, longName: `Cymdeithas ${'Iechyd Môn a’r Fro '.repeat(3)}` })).toEqual([
      expect.stringContaining('firstFacts.longName is too long'),
    ]);
  });

  it('names every sample that is in the one that is shipped', () => {
    const faults = findFaults(readDeployment('production'));
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'alarmEmail',
      'adminEmail',
      'adminMobile',
      'domainName',
      'organisation.siteUrl',
      'firstFacts.email',
    ]);
  });

  it('gives each environment stacks of its own', () => {
    expect(readConfiguration(needed, 'staging')).toMatchObject({ slug: 'bca-staging', environment: 'staging' });
    expect(readConfiguration({ ...needed, slug: 'other' }, 'staging').slug).toBe('other');
    expect(() => readDeployment('nowhere')).toThrow("There is no environment 'nowhere'");
  });

  it('ends in the command that makes the first admin, word for word', () => {
    const { Value } = data.toJSON().Outputs.FirstAdmin;
    const [, parts] = Value['Fn::Join'];
    const command = parts.map((part: string | { Ref: string }) => (typeof part === 'string' ? part : `<${part.Ref}>`));
    expect(command.join('')).toMatch(
      /^npm run staff -- grant --email ada@example.org --role ROLE_ADMIN --user-pool <IdentityUserPool\w+> --table <Table\w+>$/,
    );
  });

  it('leaves the number of the first admin out of every template', () => {
    expect(JSON.stringify([data, service])).not.toMatch(/7700.?900.?777/);
  });
});
