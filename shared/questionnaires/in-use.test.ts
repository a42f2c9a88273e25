import { expect, it } from 'vitest';
import { instrumentsInUse } from '../organisation/instruments.ts';
import { firstServices } from '../organisation/organisation.ts';
import { isInUse } from './in-use.ts';
import { instrumentsFor, isForService, offeredInstruments } from './offered.ts';
import { instruments } from './registry.ts';

const services = firstServices.map(({ id }) => id);

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
    expect(offeredInstruments.map((one) => one.id)).not.toContain(id);
  }
});
