import { expect, it } from 'vitest';
import { openReviewOf } from './alert.ts';

const response = (reviewOn?: string) => ({ action: 'Rang', name: 'Ada', at: '2026-11-01T10:00:00.000Z', reviewOn });
type Response = NonNullable<Parameters<typeof openReviewOf>[0]['response']>;
const recorded = (reviewOn?: string) => response(reviewOn) as unknown as Response;

it.each([
  ['an alert without an answer', undefined, {}],
  ['an answer that names no day', undefined, { response: recorded() }],
  ['an answer that names one', '2026-12-01', { response: recorded('2026-12-01') }],
  [
    'the last review',
    '2026-12-08',
    { response: recorded('2026-12-01'), reviews: [recorded('2026-12-03'), recorded('2026-12-08')] },
  ],
  ['a last review that names no day', undefined, { response: recorded('2026-12-01'), reviews: [recorded()] }],
  [
    'a person who has died',
    undefined,
    { response: recorded('2026-12-01'), reviewsEndedAt: '2026-11-20T10:00:00.000Z' },
  ],
])('the day of the open review of %s is %s', (_, day, alert) => {
  expect(openReviewOf(alert)).toBe(day);
});
