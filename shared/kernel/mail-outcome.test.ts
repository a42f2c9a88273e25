import { expect, it } from 'vitest';
import { mailOutcomes, nextTry } from './mail-outcome.ts';

const now = Date.parse('2026-11-22T22:30:00Z');

it('a mail that did not get through is tried four more times, each after a longer wait', () => {
  const waits = [1, 2, 3, 4].map((failures) => Date.parse(nextTry('unreached', failures, now) ?? '') - now);
  expect(waits.map((wait) => wait / 60_000)).toEqual([15, 60, 240, 720]);
  expect(nextTry('unreached', 5, now)).toBeUndefined();
});

it('on a day that is full, from midnight (UTC), and as seldom', () => {
  expect(nextTry('day-full', 1, now)).toBe('2026-11-23T00:00:00.000Z');
  expect(nextTry('day-full', 5, now)).toBeUndefined();
});

it('nothing that was sent, may have been sent, or never will be is tried again', () => {
  for (const outcome of [...mailOutcomes, 'too-many'] as const)
    if (outcome !== 'unreached' && outcome !== 'day-full') expect(nextTry(outcome, 1, now), outcome).toBeUndefined();
});
