import { expect, it } from 'vitest';
import { countPairs } from './paired.ts';

const measure = (questionDate: string, latest = 'a') => ({
  first: { resultId: 'a', questionDate },
  latest: { resultId: latest },
  everyDays: 42,
});

it('counts a measure from the day after it was due, and one that was taken again at once', () => {
  const today = '2026-11-22';
  expect(countPairs([measure('2026-10-11')], today)).toEqual({ due: 0, paired: 0 });
  expect(countPairs([measure('2026-10-10')], today)).toEqual({ due: 1, paired: 0 });
  expect(countPairs([measure('2026-11-20', 'b'), measure('2026-01-01')], today)).toEqual({ due: 2, paired: 1 });
});
