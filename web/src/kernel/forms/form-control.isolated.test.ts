import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walkTogether } from '../../../../tests/support/walk-forms.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Opens a form for a note, writes, and opens the form once more in another tab, which restores the draft. Then the first
// tab saves, and restores and saves what the second has of it.
const inTwoTabs = [
  [2, 0, 0],
  [2, 0, 0],
  [2, 16, 125],
  [3, 0, 0],
  [3, 3, 0],
  [2, 16, 125],
  [2, 8, 0],
  [2, 3, 0],
  [2, 8, 0],
] as const;

it('words that a form has saved as a note are not saved again from the draft that another tab made of them', async () => {
  expect(await walkTogether(inTwoTabs)).toEqual([]);
});

const sequences = Number(process.env.SEQUENCES ?? 2_000);

it(
  'walks of two people over open forms undo nothing unseen, lose no word, and end with every word where its writer left it',
  async () => {
    const step = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
        expect(await walkTogether(steps)).toEqual([]);
      }),
      { numRuns: sequences, interruptAfterTimeLimit: undefined },
    );
  },
  Math.max(60_000, sequences * 60),
);
