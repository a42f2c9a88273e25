import { expect, it } from 'vitest';
import { instrumentsFor, offeredInstruments } from '../../../shared/questionnaires/offered.ts';

// Of the demonstration: an organisation that replaces its data replaces this, too.
it('the demonstration asks ONS4 of the three services that are not counselling, and CORE-10 of nobody', () => {
  const offered = (service: string) => instrumentsFor(service).map(({ name }) => name);
  for (const service of ['rahat', 'yaarana', 'cancer']) {
    expect(offered(service)).toEqual(['PHQ-9', 'GAD-7', 'ASQ', 'ONS4']);
  }
  expect(offered('counselling')).toEqual(['PHQ-9', 'GAD-7', 'ASQ']);
  expect(offeredInstruments.map(({ name }) => name)).not.toContain('CORE-10');
});
