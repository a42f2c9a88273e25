import { expect, it } from 'vitest';
import { decideBy, promisesOfReferral, readBy, stateOfPromise } from './promises.ts';

const by = '2026-11-24';

it.each([
  ['on its last day', undefined, by, 'open'],
  ['the day after', undefined, '2026-11-25', 'late'],
  ['done on its last day', by, '2026-12-01', 'kept'],
  ['done the day after', '2026-11-25', '2026-12-01', 'kept late'],
] as const)('a promise is judged %s', (_, doneOn, today, state) => {
  expect(stateOfPromise({ kind: 'read', by, doneOn }, today)).toBe(state);
});

it.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['the day before Christmas', '2026-12-24', '2026-12-29'],
  ['the Thursday before Easter', '2026-04-02', '2026-04-07'],
])('what comes on %s is read by the next working day', (_, referredOn, day) => {
  expect(readBy(referredOn)).toBe(day);
});

it('a referral is decided by the wait that its service calls too long, and by the usual one where it names none of ours', () => {
  expect(decideBy('2026-11-20', 'rahat')).toBe('2026-11-27');
  expect(decideBy('2026-11-20', '')).toBe('2026-12-04');
  expect(decideBy('2026-11-20', 'constructor')).toBe('2026-12-04');
});

it('a new referral waits to be read and decided; a read one says when', () => {
  const days = { referredOn: '2026-11-20', decideBy: '2026-12-04' };
  expect(promisesOfReferral(days, false).map(({ kind, doneOn }) => [kind, doneOn])).toEqual([
    ['read', undefined],
    ['decide', undefined],
  ]);
  const decided = { ...days, readOn: '2026-11-23', decidedOn: '2026-12-07' };
  expect(promisesOfReferral(decided, true).map((one) => stateOfPromise(one, '2026-12-08'))).toEqual([
    'kept',
    'kept late',
  ]);
});

it('of a referral that was read before the day was kept, nothing is said of the reading', () => {
  expect(promisesOfReferral({ referredOn: '2026-11-20' }, true)).toEqual([]);
});
