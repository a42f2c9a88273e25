import { expect, it } from 'vitest';
import { describeProgress } from './describe-progress.ts';
import { asq } from './instruments/asq.ts';
import { ons4 } from './instruments/ons4.ts';
import { phq } from './instruments/phq.ts';
import type { Answer } from './scoring.ts';

const answers = (...scores: number[]): Answer[] => scores.map((score, question) => ({ question, score }));

it('says the total of a complete questionnaire, the Yes of an ASQ, and no sum where the items have none', () => {
  expect(describeProgress(phq, answers(2, 2, 2, 2, 2, 2, 1, 1, 1))).toBe('PHQ-9 is complete: 15 of 27.');
  expect(describeProgress(asq, answers(0, 0, 0, 0))).toBe('ASQ is complete: 0 answered Yes.');
  expect(describeProgress(ons4, answers(7, 8, 9, 1))).toBe('ONS4 is complete.');
});

it('names the questions that are not answered, among them one that an answer has just asked', () => {
  expect(describeProgress(phq, answers(1, 1, 1, 1, 1, 1, 1, 1))).toBe('PHQ-9: question 9 is not answered.');
  expect(describeProgress(phq, answers(1, 1, 1, 1, 1, 1))).toBe('PHQ-9: questions 7, 8 and 9 are not answered.');
  expect(describeProgress(asq, answers(0, 0, 0, 1))).toBe('ASQ: question 5 is not answered.');
});
