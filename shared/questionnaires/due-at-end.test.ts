import { expect, it } from 'vitest';
import { firstServices } from '../organisation/organisation.ts';
import { dueAtEnd } from './due-at-end.ts';
import { isForService } from './offered.ts';

const today = '2026-11-22';
const phq = (questionDate: string) => ({ questionType: 'phq' as const, latest: { questionDate } });
const due = (tests: Parameters<typeof dueAtEnd>[0], more: object = {}) =>
  dueAtEnd(tests, { service: 'counselling', reason: 'completed', today, ...more });

it('a questionnaire with a baseline is due at the end, unless it was answered in the last two weeks', () => {
  expect(due([phq('2026-11-07')])).toEqual(['phq']);
  expect(due([phq('2026-11-08')])).toEqual([]);
  expect(due([])).toEqual([]);
});

it('a screen for danger, or a questionnaire that the service does not use, is not asked for', () => {
  const latest = { questionDate: '2026-01-05' };
  expect(due([{ questionType: 'asq', latest }])).toEqual([]);
  for (const { id: service } of firstServices) {
    for (const questionType of ['ons4', 'core10'] as const) {
      const expected = isForService(questionType, service) ? [questionType] : [];
      expect(due([{ questionType, latest }], { service })).toEqual(expected);
    }
  }
});

it('nothing is asked of somebody who has died', () => {
  expect(due([phq('2026-01-05')], { reason: 'died' })).toEqual([]);
  expect(due([phq('2026-01-05')], { reason: undefined })).toEqual(['phq']);
});
