import type { Questionnaire } from './questionnaire.ts';
import { type Answer, followUpOf, hasOptions, isAsked, optionsOf } from './scoring.ts';

export const patientMissing = 'Please make sure you have added a patient in the search box above.';
export const answersMissing = 'Please make sure all the questions have been answered.';
export const unknownAnswer = 'That is not an answer of this questionnaire.';
export const answeredTwice = 'Please answer each question once.';

/** Questions that must be answered: those with options that are asked whatever the other answers are. */
const requiredQuestions = (questionnaire: Questionnaire): number[] =>
  questionnaire.questions.flatMap(({ askedIf }, question) =>
    askedIf === undefined && hasOptions(questionnaire, question) ? [question] : [],
  );

/** The error in a set of answers, in words for people; undefined when there is none. */
export const checkAnswers = (questionnaire: Questionnaire, answers: readonly Answer[]): string | undefined => {
  const isKnown = ({ question, score }: Answer) =>
    questionnaire.questions[question] !== undefined &&
    optionsOf(questionnaire, question).some((option) => option.score === score);
  if (!answers.every(isKnown)) return unknownAnswer;
  const answered = new Set(answers.map(({ question }) => question));
  if (answered.size < answers.length) return answeredTwice;
  const strayWords = answers.some((answer) => answer.text && followUpOf(questionnaire, answer) === undefined);
  if (strayWords) return 'Please write words only beside an answer that asks for them.';
  return requiredQuestions(questionnaire).every((question) => answered.has(question)) ? undefined : answersMissing;
};

/** The reason why a questionnaire that is switched off takes no answers. */
export const switchedOff = ({ name }: Questionnaire): string =>
  `${name} is not in use here, so nothing was saved. Please ask your administrator if you need it.`;

/** The questions still to be answered on a screen, including those that another answer has just made relevant. */
export const openQuestions = (questionnaire: Questionnaire, answers: readonly Answer[]): number[] =>
  questionnaire.questions
    .map((_, question) => question)
    .filter((question) => hasOptions(questionnaire, question) && isAsked(questionnaire, question, answers))
    .filter((question) => !answers.some((answer) => answer.question === question));
