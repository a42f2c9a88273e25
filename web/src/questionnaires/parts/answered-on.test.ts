import { expect, it } from 'vitest';
import { answeredOn } from './answered-on.ts';

const tests = [
  {
    questionType: 'phq',
    first: { resultId: 'one', questionDate: '2026-05-01' },
    latest: { resultId: 'two', questionDate: '2026-11-22' },
  },
] as const;

it('finds the result that a second one of the same day would be beside', () => {
  expect(answeredOn(tests, 'phq', '2026-11-22')?.resultId).toBe('two');
  expect(answeredOn(tests, 'phq', '2026-05-01')?.resultId).toBe('one');
});

it('finds none of another day, or of another questionnaire', () => {
  expect(answeredOn(tests, 'phq', '2026-11-21')).toBeUndefined();
  expect(answeredOn(tests, 'gad', '2026-11-22')).toBeUndefined();
});
