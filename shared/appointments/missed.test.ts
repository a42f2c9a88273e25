import { expect, it } from 'vitest';
import type { AppointmentStatus } from './appointments.ts';
import { countMissed, missedSteps, stepDue, stepsOf } from './missed.ts';

const sessions = (...statuses: AppointmentStatus[]) =>
  statuses.map((status, index) => ({ status, startsAt: `2026-11-${10 + index}T10:00:00Z` }));

it.each([
  ['the first', sessions('missed'), 1],
  ['one after an attended one', sessions('missed', 'attended', 'missed'), 1],
  ['two with a cancelled one between', sessions('attended', 'missed', 'cancelled', 'missed'), 2],
  ['two before a planned one', sessions('missed', 'missed', 'planned'), 2],
  ['one that was recorded after they came again', sessions('missed', 'late'), 0],
  ['none', [], 0],
] as const)('counts missed sessions since the last attended one: %s', (_, of, missed) => {
  expect(countMissed(of)).toBe(missed);
  expect(countMissed(of.toReversed())).toBe(missed);
});

it('after the first somebody rings, after the second writes, after the third and each further one discusses closing', () => {
  expect([0, 1, 2, 3, 4].map((missed) => stepDue(missed, missedSteps))).toEqual([
    undefined,
    'ring',
    'letter',
    'discuss',
    'discuss',
  ]);
});

it('a step that a service does not take is left out, and no other takes its place', () => {
  expect(stepDue(2, ['ring', 'discuss'])).toBeUndefined();
  expect(stepDue(3, ['ring', 'discuss'])).toBe('discuss');
});

it('a service without a rule of its own takes all steps, and one may take none', () => {
  expect(stepsOf({ rahat: [] }, 'rahat')).toEqual([]);
  expect(stepsOf({ rahat: [] }, 'constructor')).toEqual(missedSteps);
});
