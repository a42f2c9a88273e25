import { expect, it } from 'vitest';
import { describeItem } from './describe-answers.ts';
import { asq } from './instruments/asq.ts';
import { ons4 } from './instruments/ons4.ts';
import { phq } from './instruments/phq.ts';
import { answersRaisingAlert } from './scoring.ts';

it('says an answer in the words of its option, with its number', () => {
  expect(describeItem(phq, { question: 8, score: 3 })).toBe('Item 9: Nearly every day (3)');
  expect(describeItem(asq, { question: 4, score: 1 })).toBe('Item 5: Yes (1)');
  expect(describeItem(ons4, { question: 0, score: 10 })).toMatch(/^Item 1: 10 \(.+\)$/);
});

it('finds the answers that call for an alert, and no others', () => {
  const scores = (all: readonly number[]) => all.map((score, question) => ({ question, score }));
  expect(answersRaisingAlert(phq, scores([3, 3, 3, 3, 3, 3, 3, 3, 1]))).toEqual([{ question: 8, score: 1 }]);
  expect(answersRaisingAlert(asq, scores([1, 0, 0, 1, 0]))).toEqual([
    { question: 0, score: 1 },
    { question: 3, score: 1 },
  ]);
  expect(answersRaisingAlert(phq, scores([3, 3, 3, 3, 3, 3, 3, 3, 0]))).toEqual([]);
});
