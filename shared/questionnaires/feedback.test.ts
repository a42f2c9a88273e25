import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedbackMean, feedbackOptions, feedbackStatements } from './feedback.ts';

it('has 12 statements on a scale from 0 to 4', () => {
  expect(feedbackStatements).toHaveLength(12);
  expect(feedbackOptions.map(({ score }) => score)).toEqual([0, 1, 2, 3, 4]);
});

it('shows the mean of the answers, counted from 1', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 50 }), (answers) => {
      const score = answers.reduce((sum, answer) => sum + answer, 0);
      const plain = answers.map((answer) => answer + 1).reduce((sum, answer) => sum + answer, 0) / answers.length;
      expect(feedbackMean({ score, tests: answers.length })).toBeCloseTo(plain, 10);
    }),
  );
  expect(feedbackMean({ score: 0, tests: 0 })).toBeUndefined();
});
