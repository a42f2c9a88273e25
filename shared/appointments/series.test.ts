import { expect, it } from 'vitest';
import { addDays } from '../kernel/calendar.ts';
import { listFollowing, mostFollowing } from './series.ts';

// A Tuesday.
const one = { day: '2026-12-01', time: '10:00', workerId: 'ada', status: 'planned' } as const;
const inDays = (days: number, more: object = {}) => ({ ...one, day: addDays(one.day, days), ...more });

it('those that follow are planned, later, with the same worker on the same weekday at the same time', () => {
  const following = [inDays(28), inDays(7), inDays(14)];
  const others = [
    ...[one, inDays(-7), inDays(8), inDays(7, { time: '10:30' }), inDays(7, { workerId: 'grace' })],
    inDays(7, { status: 'cancelled' }),
  ];
  expect(listFollowing([...following, ...others], one)).toEqual([inDays(7), inDays(14), inDays(28)]);
});

it('are no more than one transaction takes', () => {
  const all = Array.from({ length: 20 }, (_, week) => inDays(7 * (week + 1)));
  expect(listFollowing(all, one)).toEqual(all.slice(0, mostFollowing));
});
