import { expect, it } from 'vitest';
import type { PatientRecord } from '../patients/record.ts';
import { envelopeOf, letterFactsOf } from './letter-facts.ts';

const record = {
  ...{ firstName: 'Amina', lastName: 'Yusuf', referralDate: '2026-03-13T10:00:00.000Z', reference: 'K7M-4PX' },
  referralPersonalDetails: { dob: '1993-04-23', nhsNumber: '', address: '1 Loom Street\nLeeds', postcode: 'LS8 0ZZ' },
  referralGpDetails: { firstName: 'Meera', lastName: 'Rao', address: 'Spindle Surgery', postcode: '' },
  referralProject: { project: '' },
} as PatientRecord;

const session = (day: string, status: 'attended' | 'late' | 'missed' | 'planned') => ({
  ...{ day, time: '10:00', startsAt: `${day}T10:00:00.000Z`, status },
});
const now = new Date('2026-11-30T16:00:00Z');
const score = (questionDate: string, total: number) => ({ questionType: 'phq' as const, questionDate, score: total });

it('says days and sessions in words, and leaves blank what the record does not say', () => {
  const facts = letterFactsOf(
    {
      record,
      sessions: {
        coming: [session('2026-11-30', 'planned'), session('2026-12-08', 'planned'), session('2026-12-15', 'planned')],
        past: [session('2026-11-24', 'missed'), session('2026-11-17', 'late'), session('2026-11-10', 'attended')],
      },
      scores: [score('2026-10-20', 5), score('2026-04-17', 19), score('2026-06-02', 12), score('2025-01-09', 27)],
    },
    now,
  );
  expect(facts).toMatchObject({
    ...{ person: 'Amina Yusuf', born: '23 April 1993', referredOn: '13 March 2026', nhsNumber: '', worker: undefined },
    // Not the one of this morning, of which nobody has said yet whether they came.
    nextSession: 'Tuesday 8 December 2026 at 10:00',
    missedSession: '24 November 2026',
    attended: '2 sessions',
    // Of this stay: not what was scored in one before.
    scores: 'PHQ-9: 19 on 17 April 2026, 5 on 20 October 2026',
  });
});

it('counts no sessions where earlier ones may not have been read, and says one score once', () => {
  const past = Array.from({ length: 12 }, (_, n) => session(`2026-11-${10 + n}`, 'attended'));
  const facts = letterFactsOf({ record, sessions: { coming: [], past }, scores: [score('2026-04-17', 19)] });
  expect(facts.attended).toBe('');
  expect(facts.scores).toBe('PHQ-9: 19 on 17 April 2026');
  expect(letterFactsOf({ record, sessions: undefined, scores: undefined })).toMatchObject({ attended: '', scores: '' });
});

it('addresses the envelope to the person or to the GP, and to nobody else by itself', () => {
  expect(envelopeOf(record, 'person')).toEqual({ name: 'Amina Yusuf', address: '1 Loom Street\nLeeds\nLS8 0ZZ' });
  expect(envelopeOf(record, 'gp')).toEqual({ name: 'Meera Rao', address: 'Spindle Surgery' });
  expect(envelopeOf(record, 'other')).toEqual({ name: '', address: '' });
});
