import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScoreLines } from './score-lines.tsx';

const render = (scores: readonly number[], risk: string) => {
  const answers = scores.map((score, question) => ({ question, score }));
  const result = {
    questionType: 'asq' as const,
    recordedAt: '2026-11-20T09:00:00.000Z',
    score: scores.reduce((sum, one) => sum + one, 0),
    risk,
    answers,
  };
  return renderToString(createElement(ScoreLines, { result })).replaceAll('<!-- -->', '');
};

it('an ASQ counts the questions that were asked: the fifth is not, after four times No', () => {
  expect(render([0, 0, 0, 0], 'Negative screen')).toContain('Answered Yes: 0 of 4');
  expect(render([0, 1, 0, 0, 0], 'Non-acute positive screen')).toContain('Answered Yes: 1 of 5');
});

it('an ASQ never shows a band', () => {
  expect(render([1, 1, 1, 1, 1], 'Acute positive screen')).not.toMatch(/Band|risk</i);
});
