import { expect, it } from 'vitest';
import { referralGroups } from '../forms/referral-form.ts';
import { instrumentsInUse } from '../organisation/instruments.ts';
import { isForService, isInUse } from './in-use.ts';
import { instrumentsFor, offeredInstruments } from './offered.ts';

it('names services that the organisation has', () => {
  const services = referralGroups.referralProject.fields.project.choices.map(({ id }): string => id);
  for (const named of Object.values(instrumentsInUse)) {
    if (named !== 'every-service') expect(services).toEqual(expect.arrayContaining([...named]));
  }
});

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
