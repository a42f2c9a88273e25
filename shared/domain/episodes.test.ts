import { expect, it } from 'vitest';
import { episodeAt } from './episodes.ts';

type Numbered = { number: number; referredAt: string };

const episodes: [Numbered, ...Numbered[]] = [
  { number: 1, referredAt: '2024-03-04T09:30:00.000Z' },
  { number: 2, referredAt: '2026-06-10T23:30:00.000Z' },
  { number: 3, referredAt: '2026-09-01T08:00:00.000Z' },
];

it.each([
  ['2023-12-31', 1],
  ['2024-03-04', 1],
  ['2026-06-10', 1],
  // Half past eleven of a summer's evening by the clock of the server is the next day in London.
  ['2026-06-11', 2],
  ['2026-08-31', 2],
  ['2026-09-01', 3],
  ['2027-01-01', 3],
])('what is of %s belongs to episode %i', (day, number) => {
  expect(episodeAt(episodes, day).number).toBe(number);
});
