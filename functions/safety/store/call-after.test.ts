import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../patients/store/record.ts';
import { answerCall, isUnanswered, joinCalls, leaveCall, passCallOn } from './call-after.ts';
import { changeDanger, currentDangerOf, openCallOf } from './danger-state.ts';

const worker = { id: 'nasreen', firstName: 'Nasreen', lastName: 'Akhtar' };
const colleague = { id: 'tomasz', firstName: 'Tomasz', lastName: 'Brzezicki' };
const referredAt = '2026-11-20T18:00:00.000Z';
const settled = { dueBy: '2026-11-23', settled: { outcome: 'none' as const, words: 'She is on the ward.' } };

type Given = { state?: string; selfHarm?: boolean; joined?: object[] } & Partial<
  Pick<StoredRecord, 'user' | 'danger' | 'dangerCall'>
>;
/** A record with what the rules look at. */
const recordOf = ({ state = 'new', selfHarm = true, joined, ...more }: Given = {}): StoredRecord =>
  ({
    patientId: ulid(Date.parse(referredAt)),
    episodes: [{ number: 1, referredAt, state, ...(joined && { joined }) }],
    referralRiskAssessment: { selfHarm },
    referralContent: { content: '' },
    ...more,
  }) as unknown as StoredRecord;
const fresh = (dangerCall: StoredRecord['dangerCall']) => recordOf({ state: 'accepted', dangerCall });

describe('the promised call', () => {
  it('is owed by itself while nobody has decided on a referral that speaks of danger', () => {
    expect(openCallOf(recordOf())).toEqual({ dueBy: '2026-11-23' });
    expect(openCallOf(recordOf({ state: 'reading' }))).toEqual({ dueBy: '2026-11-23' });
    expect(openCallOf(recordOf({ selfHarm: false }))).toBeUndefined();
  });

  it('is not owed of a referral that was decided on before anybody was asked', () => {
    for (const state of ['contacted', 'waiting', 'accepted', 'declined']) {
      expect(openCallOf(recordOf({ state })), state).toBeUndefined();
    }
  });

  it('goes with the person, and is stored then, whatever becomes of the referral', () => {
    const { dangerCall, events } = passCallOn(recordOf(), worker);
    expect(openCallOf(fresh(dangerCall))).toEqual({ dueBy: '2026-11-23' });
    expect(events).toEqual([{ kind: 'call-handed', to: worker, until: '2026-11-23' }]);
    const handed = passCallOn(
      recordOf({ user: worker, dangerCall: { dueBy: '2026-11-23', owner: worker } }),
      undefined,
    );
    expect(handed.dangerCall).toEqual({ dueBy: '2026-11-23' });
    expect(handed.events).toEqual([{ kind: 'call-handed', until: '2026-11-23' }]);
  });

  it('is asked for, and needs somebody who rings', () => {
    expect(answerCall(recordOf(), undefined, undefined)).toBe('unanswered');
    expect(answerCall(recordOf(), undefined, { outcome: 'later' })).toBe('no-ringer');
    expect(answerCall(recordOf(), undefined, { outcome: 'later', to: colleague })).toMatchObject({
      dangerCall: { dueBy: '2026-11-23', owner: colleague },
    });
    expect(answerCall(recordOf(), worker, { outcome: 'later', to: colleague })).toMatchObject({
      dangerCall: { owner: worker },
    });
    expect(answerCall(recordOf({ dangerCall: settled }), undefined, undefined)).toMatchObject({ dangerCall: settled });
  });

  it('is not left behind by whoever becomes inactive, unless somebody by name is to make it', () => {
    expect(isUnanswered(leaveCall(recordOf()))).toBe(true);
    expect(isUnanswered(leaveCall(recordOf({ dangerCall: { dueBy: '2026-11-23', owner: worker } })))).toBe(false);
  });

  it('of two records that become one is open if either is, by the earlier day', () => {
    const from = passCallOn(recordOf(), undefined);
    const to = recordOf({ state: 'accepted', user: worker, dangerCall: { dueBy: '2026-11-19' } });
    expect(joinCalls(to, worker, from).dangerCall).toEqual({ dueBy: '2026-11-19', owner: worker });
    expect(joinCalls(recordOf({ selfHarm: false, dangerCall: settled }), worker, from).dangerCall).toEqual({
      ...{ dueBy: '2026-11-23', owner: worker },
    });
    const done = passCallOn(recordOf({ dangerCall: settled }), undefined);
    expect(joinCalls(recordOf({ selfHarm: false }), worker, done).dangerCall).toEqual(settled);
  });
});

describe('the danger of a record', () => {
  const word = (kind: 'lifted' | 'raised') => ({
    kind,
    at: '2026-11-22T09:00:00.000Z',
    by: worker,
    reason: 'For a reason.',
  });
  const answers = (selfHarm: boolean, domestic = false) =>
    ({ ...recordOf(), referralRiskAssessment: { selfHarm, domestic } }) as unknown as StoredRecord;

  it('stands for every referral until somebody lifts it, and for whatever staff raise', () => {
    const joined = [{ formerId: 'x', referredAt: '2026-11-21T08:00:00.000Z', ticked: [], danger: ['domestic'] }];
    expect(currentDangerOf(recordOf({ joined }))).toEqual({
      ...{ signs: ['selfHarm', 'domestic'], since: '2026-11-21T08:00:00.000Z' },
    });
    expect(currentDangerOf(recordOf({ joined, danger: { word: word('lifted') } }))).toBeUndefined();
    expect(currentDangerOf(recordOf({ selfHarm: false }))).toBeUndefined();
    expect(currentDangerOf(recordOf({ selfHarm: false, danger: { word: word('raised') } }))).toMatchObject({
      ...{ signs: [], raised: word('raised') },
    });
  });

  it('is not lifted by an answer that is taken back, and raised again by one that is added', () => {
    const at = '2026-11-23T09:00:00.000Z';
    const changed = changeDanger(recordOf(), answers(false), at);
    expect(currentDangerOf(recordOf({ selfHarm: false, danger: changed }))?.signs).toEqual(['selfHarm']);
    const lifted = recordOf({ danger: { word: word('lifted') } });
    expect(changeDanger(lifted, answers(true), at)).toBeUndefined();
    expect(changeDanger(lifted, answers(true, true), at)).toEqual({ since: at });
    expect(changeDanger(lifted, answers(false), at)?.earlierSigns).toBeUndefined();
  });
});
