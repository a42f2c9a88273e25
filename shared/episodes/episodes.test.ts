import { expect, it } from 'vitest';
import { countsFrom, episodeAt, spansOf } from './episodes.ts';

type Episode = { number: number; referredAt: string; closing?: { at: string } };

const episodes: [Episode, ...Episode[]] = [
  { number: 1, referredAt: '2024-03-04T09:30:00.000Z', closing: { at: '2025-01-20T15:00:00.000Z' } },
  { number: 2, referredAt: '2026-06-10T23:30:00.000Z', closing: { at: '2026-09-03T15:00:00.000Z' } },
  { number: 3, referredAt: '2026-09-01T08:00:00.000Z' },
];

it.each([
  ['2023-12-31', 1],
  ['2024-03-04', 1],
  ['2025-06-30', 1],
  ['2026-06-10', 1],
  // Half past eleven on a summer evening by the server's clock is the next day in London.
  ['2026-06-11', 2],
  // Referred again while still coming.
  ['2026-09-02', 2],
  ['2026-09-03', 3],
  ['2027-01-01', 3],
])('what is of %s belongs to episode %i', (day, number) => {
  expect(episodeAt(episodes, day).number).toBe(number);
});

it('an episode counts from its referral, and not before the last one was closed', () => {
  expect(countsFrom(episodes)).toEqual(['2024-03-04', '2026-06-11', '2026-09-03']);
});

it('each episode is told with its first day, and how and when it ended', () => {
  expect(
    spansOf([
      {
        number: 1,
        referredAt: '2024-03-04T09:30:00.000Z',
        closing: { at: '2024-06-20T23:30:00.000Z', reason: 'moved' },
      },
      { number: 2, referredAt: '2025-03-04T09:30:00.000Z', closing: { at: '2025-06-20T15:00:00.000Z' } },
      { number: 3, referredAt: '2026-03-04T09:30:00.000Z' },
    ]),
  ).toStrictEqual([
    { number: 1, from: '2024-03-04', closed: { on: '2024-06-21', reason: 'moved' } },
    { number: 2, from: '2025-03-04', closed: { on: '2025-06-20' } },
    { number: 3, from: '2026-03-04' },
  ]);
});
