import { expect, it } from 'vitest';
import { type Limit, limitPolicy, sharedDays } from './limit-policy.ts';
import { hourMs, minuteMs } from './session-policy.ts';

const span = (ms: number) => (ms < hourMs ? `${ms / minuteMs} minutes` : `${ms / hourMs} hours`);
const inWords = (limits: readonly Limit[]) => limits.map(({ times, withinMs }) => `${times} in ${span(withinMs)}`);

// Written by hand, so that nobody loosens a limit by a slip: each is what strangers may cost, or keep trying.
it.each([
  ['mailsOfNetwork', '5 in 15 minutes'],
  ['mailsToAddress', '15 in 15 minutes', '60 in 24 hours'],
  ['codesOfNetwork', '4 in 15 minutes'],
  ['passwordsOfNetwork', '8 in 15 minutes'],
  ['passwordsOfOneNetwork', '60 in 15 minutes'],
  ['textsToAccount', '6 in 15 minutes', '30 in 24 hours'],
  ['acknowledgementOfReferral', '1 in 24 hours'],
  ['acknowledgementsToAddress', '20 in 24 hours'],
  ['acknowledgementsOfNetwork', '10 in 15 minutes', '40 in 24 hours'],
  ['statusOfNetwork', '20 in 15 minutes', '60 in 24 hours'],
  ['statusOfReferenceAndNetwork', '6 in 15 minutes', '20 in 24 hours'],
  ['statusOfReference', '15 in 15 minutes', '60 in 24 hours'],
  ['uploadsOfNetwork', '20 in 15 minutes', '60 in 24 hours'],
  ['unauthenticatedMailsOfNetwork', '10 in 24 hours'],
  ['linksOfNetwork', '20 in 15 minutes', '60 in 24 hours'],
  ['feedOfNetwork', '60 in 1 hours'],
] as const)('%s allows %s', (name, ...allowed) => {
  expect(inWords(limitPolicy[name])).toEqual(allowed);
});

it.each([
  ['textsADay', 600],
  ['alertTextsADay', 100],
  ['reminderTextsADay', 300],
  ['linkTextsADay', 200],
  ['outgoingMailsADay', 300],
] as const)('%s are at most %i', (name, most) => {
  expect(limitPolicy[name]).toBe(most);
});

it.each([
  ['uploads', 300, '6 in 24 hours', 3000],
  ['unauthenticatedMails', 25, '2 in 24 hours', 40],
  ['acknowledgements', 150, '2 in 24 hours', 200],
] as const)('a day of %s is full after %i, and then a network has %s, of %i in all', (name, softLimit, share, most) => {
  expect(sharedDays[name]).toMatchObject({ softLimit, most });
  expect(inWords(sharedDays[name].perNetworkAfterwards)).toEqual([share]);
});

it('a network is known for ninety days after somebody signed in from it', () => {
  expect(limitPolicy.knownNetworkMs).toBe(90 * 24 * 60 * 60 * 1000);
});
