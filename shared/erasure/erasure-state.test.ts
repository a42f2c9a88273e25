import { expect, it } from 'vitest';
import { nextOfErasure } from './erasure-state.ts';

const asked = { active: false, isCounted: true, isApproved: false, askedBy: 'one' };

it.each([
  [
    'is not erased while the record is in use, whatever was agreed',
    { active: true, isApproved: true },
    'two',
    'in-use',
  ],
  ['is counted first', { isCounted: false }, 'two', 'count'],
  ['is not agreed to by whoever asked', {}, 'one', 'somebody-else'],
  ['is decided on by somebody else', {}, 'two', 'decide'],
  ['is done once that is agreed', { isApproved: true }, 'one', 'erase'],
] as const)('an erasure %s', (_, change, account, next) => {
  expect(nextOfErasure({ ...asked, ...change }, account)).toBe(next);
});
