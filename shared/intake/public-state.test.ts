import { expect, it } from 'vitest';
import { referralStates } from '../referrals/referral-state.ts';
import { publicStateOf } from './public-state.ts';

it('one that was accepted can be closed; of any other but junk it is said what was decided', () => {
  for (const state of referralStates.filter((one) => one !== 'junk')) {
    expect(publicStateOf(state, true)).toBe(state === 'accepted' ? 'closed' : state);
    expect(publicStateOf(state, false)).toBe(state);
  }
});

it('junk is told as withdrawn, so that whoever meant it is asked to ring', () => {
  expect(publicStateOf('junk', true)).toBe('withdrawn');
});
