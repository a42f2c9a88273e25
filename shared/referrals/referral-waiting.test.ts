import { describe, expect, it } from 'vitest';
import { addWorkingDays } from '../kernel/working-days.ts';
import { firstServices } from '../organisation/organisation.ts';
import { rulesOf, usualLimits } from '../organisation/service-rules.ts';
import type { ReferralState } from './referral-state.ts';
import { callDayOf, callDueOf, describeCallDue, describeWait, describeWaiting, waitOf } from './referral-waiting.ts';

const referral = (referredAt: string, state: ReferralState = 'new', service = '') => ({
  referredAt,
  state,
  stateSince: '2026-11-18T09:00:00.000Z',
  service,
});

describe('a wait for a decision', () => {
  it.each([
    ...firstServices.map(({ id }) => [id, rulesOf(id).limits] as const),
    ['a service of former days', usualLimits] as const,
  ])('for %s is long, and then too long, by the limits of that service', (service, { amber, red }) => {
    expect(red).toBeGreaterThan(amber);
    const levelAfter = (days: number) =>
      waitOf(referral('2026-11-02T10:00:00.000Z', 'new', service), addWorkingDays('2026-11-02', days)).level;
    expect([amber - 1, amber, red - 1, red].map(levelAfter)).toEqual(['in time', 'long', 'long', 'too long']);
  });

  it.each([
    ['2026-11-20T10:00:00.000Z', 'new', 'Since today'],
    ['2026-11-19T10:00:00.000Z', 'new', '1 working day'],
    ['2026-10-01T10:00:00.000Z', 'accepted', 'Decided after 34 working days'],
    ['2026-11-18T08:00:00.000Z', 'accepted', 'Decided within a working day'],
  ] as const)('since %s (%s) is described as: %s', (referredAt, state, words) => {
    expect(describeWait(waitOf(referral(referredAt, state), '2026-11-20'))).toBe(words);
  });

  it('says in words that it is long', () => {
    expect(describeWait({ days: 5, level: 'long', isOver: false })).toBe('5 working days, long');
    expect(describeWait({ days: 10, level: 'too long', isOver: false })).toBe('10 working days, too long');
  });

  it('counts the days of London: late in a summer evening by the clock of the server is the next day', () => {
    expect(waitOf(referral('2026-07-15T23:30:00.000Z'), '2026-07-16').days).toBe(0);
  });
});

it.each([
  ['2026-11-20T10:00:00.000Z', 'waiting since today'],
  ['2026-11-19T10:00:00.000Z', 'waiting 1 working day'],
  ['2026-11-13T10:00:00.000Z', 'waiting 5 working days'],
])('a wait since %s is told in working days', (since, words) => {
  expect(describeWaiting(since, '2026-11-20')).toBe(words);
});

describe('the call after words of danger', () => {
  it('is due on the next working day, and stands out after it', () => {
    const by = callDayOf('2026-11-20T18:00:00.000Z');
    expect(by).toBe('2026-11-23');
    expect(callDueOf(by, '2026-11-23')).toEqual({ by, isOverdue: false });
    expect(callDueOf(by, '2026-11-24')).toEqual({ by, isOverdue: true });
    expect(callDueOf(undefined, '2026-11-24')).toBeUndefined();
  });

  it('is told in words', () => {
    const by = '2026-11-23';
    expect(describeCallDue({ by, isOverdue: false }, '2026-11-21')).toBe('Ring by 23\u00a0Nov\u00a02026');
    expect(describeCallDue({ by, isOverdue: false }, by)).toBe('Ring today');
    expect(describeCallDue({ by, isOverdue: true }, '2026-11-24')).toBe(
      'Call overdue: it was due by 23\u00a0Nov\u00a02026',
    );
  });
});
