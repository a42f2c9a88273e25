import { expect, it } from 'vitest';
import { isForService, isInUse } from './in-use.ts';
import { instrumentsFor, offeredInstruments } from './offered.ts';

it('offers an ONS4 to every service but counselling, and where the service is not known', () => {
  const offered = (service: string) => instrumentsFor(service).map(({ name }) => name);
  for (const service of ['rahat', 'yaarana', 'cancer', '']) expect(offered(service)).toContain('ONS4');
  expect(offered('counselling')).toEqual(expect.arrayContaining(['PHQ-9', 'GAD-7', 'ASQ']));
  expect(offered('counselling')).not.toContain('ONS4');
});

it('offers nobody what is switched off', () => {
  expect(isInUse('core10')).toBe(false);
  expect(isForService('core10', 'counselling')).toBe(false);
  expect(offeredInstruments.map(({ id }) => id)).not.toContain('core10');
});
