import { openQuestions } from './check-answers.ts';
import type { Questionnaire } from './questionnaire.ts';
import { type Answer, highestScore, scoreOf } from './scoring.ts';

const list = new Intl.ListFormat('en-GB');

const describeScore = (questionnaire: Questionnaire, answers: readonly Answer[]): string => {
  const score = scoreOf(questionnaire, answers);
  if (score === undefined) return '';
  return questionnaire.reports === 'total'
    ? `: ${score} of ${highestScore(questionnaire)}`
    : `: ${score} ${questionnaire.counts}`;
};

/** How far a questionnaire is answered: 'PHQ-9 is complete: 15 of 27.', 'PHQ-9: question 3 is not answered.' */
export const describeProgress = (questionnaire: Questionnaire, answers: readonly Answer[]): string => {
  const { name } = questionnaire;
  const open = openQuestions(questionnaire, answers).map((question) => String(question + 1));
  if (open.length === 0) return `${name} is complete${describeScore(questionnaire, answers)}.`;
  return open.length === 1
    ? `${name}: question ${open[0]} is not answered.`
    : `${name}: questions ${list.format(open)} are not answered.`;
};
