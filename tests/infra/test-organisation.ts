import { vi } from 'vitest';

// The templates are tested with these names, which need not be those of this checkout's organisation.
vi.mock('../../shared/organisation/organisation.ts', async (load) => {
  const names = {
    name: 'BCA',
    longName: 'BCA Community Health',
    legalName: 'BCA Community Health CIC',
    siteUrl: 'https://www.bca.example',
  };
  const addresses = { email: 'hello@bca.example', privacyEmail: 'privacy@bca.example' };
  const { organisation, firstFacts, ...rest } =
    await load<typeof import('../../shared/organisation/organisation.ts')>();
  return {
    ...rest,
    organisation: { ...organisation, ...names },
    firstFacts: { ...firstFacts, ...addresses },
  };
});
