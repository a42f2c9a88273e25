import { afterEach, expect, it } from 'vitest';
import { setFacts } from '../organisation/facts.ts';
import { instrumentsInUse } from '../organisation/instruments.ts';
import { firstServices } from '../organisation/organisation.ts';
import { isInUse } from './in-use.ts';
import { instrumentsFor, isForService } from './offered.ts';
import { instruments } from './registry.ts';

const services = firstServices.map(({ id }) => id);
afterEach(() => setFacts({}));

const rules = { outcomes: [], limits: { amber: 5, red: 10 } };

it('a questionnaire is offered to the services that the configuration names, and where the service is not known', () => {
  for (const { id } of instruments) {
    const named = instrumentsInUse[id];
    const expected = named === 'every-service' ? services : services.filter((service) => named?.includes(service));
    expect(services.filter((service) => isForService(id, service))).toEqual(expected);
    expect(instrumentsFor('').some((one) => one.id === id)).toBe(named !== undefined);
  }
});

it('one that the configuration does not name is offered to nobody', () => {
  const off = instruments.filter(({ id }) => instrumentsInUse[id] === undefined);
  for (const { id } of off) {
    expect(isInUse(id)).toBe(false);
    expect(['', ...services].filter((service) => isForService(id, service))).toEqual([]);
    expect(instrumentsFor('').map((one) => one.id)).not.toContain(id);
  }
});

it('an admin switches one on by choosing it for a service, and off by choosing it for none', () => {
  const chosen = { ...rules, instruments: ['core10' as const] };
  setFacts({ services: firstServices.map((one) => (one.id === 'counselling' ? { ...one, rules: chosen } : one)) });
  expect(services.filter((service) => isForService('core10', service))).toEqual(['counselling']);
  expect([isInUse('core10'), isForService('core10', ''), isForService('core10', 'A hobby')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isForService('phq', 'counselling')).toBe(false);
  expect(isInUse('phq')).toBe(true);
  setFacts({ services: firstServices.map((one) => ({ ...one, rules: chosen })) });
  expect(isInUse('phq')).toBe(false);
});
