import { expect, it } from 'vitest';
import { labelBars } from './mean-drawing.tsx';

const bars = (...means: (number | undefined)[]) =>
  means.map((mean, index) => ({ label: `Month ${index}`, mean, tests: mean === undefined ? 0 : 2 }));

it('has one format in a row: decimals on all of them when one mean is fractional', () => {
  expect(labelBars(bars(10, 15.5, undefined, 2), true)).toEqual(['10.00', '15.50', '', '2.00']);
  expect(labelBars(bars(10, 15), true)).toEqual(['10', '15']);
});

it('speaks of the first, the highest and the last where there is no room for all', () => {
  expect(labelBars(bars(undefined, 10, 12, 15, 11, 9), false)).toEqual(['', '10', '', '15', '', '9']);
});
