import { expect, it } from 'vitest';
import { referralStates } from '../referrals/referral-state.ts';
import { publicStateOf, readBy } from './public-state.ts';

it.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['the day before Christmas', '2026-12-24', '2026-12-29'],
  ['the Thursday before Easter', '2026-04-02', '2026-04-07'],
])('what comes on %s is read by the next working day', (_, referredOn, day) => {
  expect(readBy(referredOn)).toBe(day);
});

it('one that was accepted can be closed; of any other but junk it is said what was decided', () => {
  for (const state of referralStates.filter((one) => one !== 'junk')) {
    expect(publicStateOf(state, true)).toBe(state === 'accepted' ? 'closed' : state);
    expect(publicStateOf(state, false)).toBe(state);
  }
});

it('junk is told as withdrawn, so that whoever meant it is asked to ring', () => {
  expect(publicStateOf('junk', true)).toBe('withdrawn');
});
