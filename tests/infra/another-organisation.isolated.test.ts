import { expect, it, vi } from 'vitest';
import { readConfiguration } from '../../infra/cloud/configuration.ts';
import { needed, synthesise } from './synthesise.ts';

vi.mock('../../shared/organisation/organisation.ts', async (load) => {
  const other = { siteUrl: 'https://www.harbourandhope.example' };
  const facts = {
    name: 'Harbour & Hope',
    longName: 'Harbour & Hope Wellbeing',
    legalName: 'Harbour & Hope CIC',
    email: 'hello@harbourandhope.example',
    privacyEmail: 'privacy@harbourandhope.example',
  };
  const { organisation, firstFacts, ...rest } =
    await load<typeof import('../../shared/organisation/organisation.ts')>();
  return {
    ...rest,
    organisation: { ...organisation, ...other },
    firstFacts: { ...firstFacts, ...facts },
  };
});

it('another organisation has the names of its stacks and its address made from its own facts', () => {
  expect(readConfiguration(needed)).toMatchObject({
    slug: 'harbour-hope',
    domainName: 'www.harbourandhope.example',
  });
});

it('another organisation finds its own name in its templates, and no other', async () => {
  const { firstFacts, organisation } = await vi.importActual<
    typeof import('../../shared/organisation/organisation.ts')
  >('../../shared/organisation/organisation.ts');
  const templates = JSON.stringify(Object.values(synthesise()).map((template) => template.toJSON()));
  expect(templates).toContain('harbour-hope');
  for (const fact of [firstFacts.legalName, firstFacts.longName, new URL(organisation.siteUrl).hostname]) {
    expect(templates).not.toContain(fact);
  }
  expect(templates).not.toMatch(new RegExp(`\\b${firstFacts.name}\\b`, 'i'));
});
