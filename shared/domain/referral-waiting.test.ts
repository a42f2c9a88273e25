import { describe, expect, it } from 'vitest';
import { limitsByService } from '../organisation/referral-limits.ts';
import { organisation } from '../organisation.ts';
import type { ReferralState } from './referral-state.ts';
import { callDueOf, describeCallDue, describeWait, waitOf } from './referral-waiting.ts';

const referral = (referredAt: string, state: ReferralState = 'new', service = 'counselling') => ({
  referredAt,
  state,
  stateSince: '2026-11-18T09:00:00.000Z',
  service,
});

describe('a wait for a decision', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', 'new', 'counselling', 'Since today'],
    ['2026-11-19T10:00:00.000Z', 'new', 'counselling', '1 working day'],
    ['2026-11-16T10:00:00.000Z', 'new', 'counselling', '4 working days'],
    ['2026-11-13T10:00:00.000Z', 'reading', 'counselling', '5 working days, long'],
    ['2026-11-06T10:00:00.000Z', 'waiting', 'counselling', '10 working days, too long'],
    ['2026-11-18T10:00:00.000Z', 'new', 'rahat', '2 working days, long'],
    ['2026-11-06T10:00:00.000Z', 'new', 'yaarana', '10 working days, long'],
    ['2026-11-06T10:00:00.000Z', 'new', 'a service of former days', '10 working days, too long'],
    ['2026-10-01T10:00:00.000Z', 'accepted', 'counselling', 'Decided after 34 working days'],
    ['2026-11-18T08:00:00.000Z', 'accepted', 'counselling', 'Decided within a working day'],
  ] as const)('since %s (%s, %s) is told as: %s', (referredAt, state, service, words) => {
    expect(describeWait(waitOf(referral(referredAt, state, service), '2026-11-20'))).toBe(words);
  });

  it('counts the days of London: late in a summer evening by the clock of the server is the next day', () => {
    expect(waitOf(referral('2026-07-15T23:30:00.000Z'), '2026-07-16').days).toBe(0);
  });
});

it('services with limits of their own are services of the organisation, and red comes after amber', () => {
  const ids: string[] = organisation.services.map(({ id }) => id);
  for (const [id, { amber, red }] of Object.entries(limitsByService)) {
    expect(ids).toContain(id);
    expect(red).toBeGreaterThan(amber);
  }
});

describe('the call after words of danger', () => {
  const due = (referredAt: string, state: ReferralState, today: string, danger: readonly string[] = ['selfHarm']) =>
    callDueOf({ referredAt, state, danger }, today);

  it('is due on the next working day, and stands out after it', () => {
    expect(due('2026-11-20T18:00:00.000Z', 'new', '2026-11-21')).toEqual({ by: '2026-11-23', isOverdue: false });
    expect(due('2026-11-20T18:00:00.000Z', 'reading', '2026-11-24')).toEqual({ by: '2026-11-23', isOverdue: true });
  });

  it('is due where there is danger and nobody has been in touch, and nowhere else', () => {
    expect(due('2026-11-20T18:00:00.000Z', 'new', '2026-11-21', [])).toBeUndefined();
    for (const state of ['contacted', 'waiting', 'accepted', 'declined', 'withdrawn'] as const) {
      expect(due('2026-11-20T18:00:00.000Z', state, '2026-12-21'), state).toBeUndefined();
    }
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
