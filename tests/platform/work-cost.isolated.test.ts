import { expect, it } from 'vitest';
import { measureWorkAt } from '../../bench/work.ts';

// Enough for a full page of each filter, and for as many referrals of a state as are counted; and twice as many.
const few = await measureWorkAt(500);
const many = await measureWorkAt(900);
const screens = Object.keys(few);

it.each(screens)('the screen "%s" asks the store as often, however many patients there are', (what) => {
  expect(many[what]?.requests).toBe(few[what]?.requests);
  expect(many[what]?.rows).toBeGreaterThanOrEqual(few[what]?.rows ?? 0);
});

// Today and the worklist count what is open; their counters are fuller.
it.each(screens)('the screen "%s" reads no more items, however many patients there are', (what) => {
  const spare = ['today', 'open alerts', 'counts of the frame'].includes(what) ? 12 : 1;
  expect(many[what]?.units).toBeLessThanOrEqual((few[what]?.units ?? 0) + spare);
});

// Two of them find the latest of the last day, where more are new than are read at once; two the calls to make; one where
// the reviews of today end.
it('today is at most so many requests', () => {
  expect(few.today?.requests).toBeLessThanOrEqual(30);
});
