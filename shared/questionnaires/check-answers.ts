import type { Questionnaire } from './questionnaire.ts';
import { type Answer, isAsked } from './scoring.ts';

export const patientMissing = 'Please make sure you have added a patient in the search box above.';
export const answersMissing = 'Please make sure all the questions have been answered.';
const unknownAnswer = 'That is not an answer of this questionnaire.';

/** Questions that must be answered: those that are asked whatever else was said. */
const requiredQuestions = ({ questions }: Questionnaire): number[] =>
  questions.flatMap(({ askedIfAny }, question) => (askedIfAny === undefined ? [question] : []));

/** What is wrong with a set of answers, in words for people; undefined when nothing is. */
export const checkAnswers = (questionnaire: Questionnaire, answers: readonly Answer[]): string | undefined => {
  const scores = new Set(questionnaire.options.map(({ score }) => score));
  const known = answers.every(({ question, score }) => questionnaire.questions[question] && scores.has(score));
  if (!known) return unknownAnswer;
  const answered = new Set(answers.map(({ question }) => question));
  if (answered.size < answers.length) return 'Please answer each question once.';
  return requiredQuestions(questionnaire).every((question) => answered.has(question)) ? undefined : answersMissing;
};

/** The questions still to be answered on a screen, those included that another answer has just brought up. */
export const openQuestions = (questionnaire: Questionnaire, answers: readonly Answer[]): number[] =>
  questionnaire.questions
    .map((_, question) => question)
    .filter((question) => isAsked(questionnaire, question, answers))
    .filter((question) => !answers.some((answer) => answer.question === question));
