import { expect, it } from 'vitest';
import { mondayOf, type Shown, searchOf, shownBy } from './diary-page.tsx';

const today = '2026-11-25';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-03-29', '2026-03-23'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each<[string, Shown]>([
  ['', { kind: 'worker', of: 'me', day: today, days: 1 }],
  ['show=week', { kind: 'worker', of: 'me', day: '2026-11-23', days: 7 }],
  ['of=ada&day=2026-12-01', { kind: 'worker', of: 'ada', day: '2026-12-01', days: 1 }],
  ['room=one&day=2026-11-30&show=week', { kind: 'room', of: 'one', day: '2026-11-30', days: 7 }],
])('the address %s is what is shown, and is made from it again', (address, shown) => {
  expect(shownBy(new URLSearchParams(address), today)).toEqual(shown);
  expect(new URLSearchParams(searchOf(shown, today)).toString()).toBe(address);
});

it('a day that is none is today', () => {
  expect(shownBy(new URLSearchParams('day=tomorrow'), today).day).toBe(today);
  expect(shownBy(new URLSearchParams('day=2026-13-45'), today).day).toBe(today);
});
