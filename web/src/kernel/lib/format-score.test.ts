import { expect, it } from 'vitest';
import { formatScore } from './format-score.ts';

it('scores have two decimals when they are fractional, and none otherwise', () => {
  expect([12, 12.5, 11.333333].map(formatScore)).toEqual(['12', '12.50', '11.33']);
});
