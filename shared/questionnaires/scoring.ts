import type { Condition, Questionnaire } from './questionnaire.ts';

/** One answer: the question by its place, from 0, and the score of the option. A question that is absent was not asked. */
export type Answer = { question: number; score: number };

const holds = ({ questions, is }: Condition, answers: readonly Answer[]): boolean => {
  const given = answers.filter(({ question }) => questions.includes(question));
  return is === 'above-0' ? given.some(({ score }) => score > 0) : given.length === 0;
};

/** Whether a question is to be asked, by what was answered so far. */
export const isAsked = ({ questions }: Questionnaire, question: number, answers: readonly Answer[]): boolean => {
  const condition = questions[question]?.askedIfAny;
  return condition === undefined || holds({ questions: condition, is: 'above-0' }, answers);
};

/** Answers to questions that are no longer asked, because an earlier answer was changed, are dropped. */
export const keepAsked = (questionnaire: Questionnaire, answers: readonly Answer[]): Answer[] =>
  answers
    .filter(({ question }) => isAsked(questionnaire, question, answers))
    .toSorted((one, other) => one.question - other.question);

export const scoreOf = (answers: readonly Answer[]): number => answers.reduce((sum, { score }) => sum + score, 0);

export const highestScore = ({ questions, options }: Questionnaire): number =>
  questions.length * Math.max(...options.map(({ score }) => score));

/** The instrument's own severity of a total. */
export const severityOf = ({ severities }: Questionnaire, score: number) =>
  severities.find(({ from, to }) => score >= from && score <= to);

export const isAtThreshold = ({ threshold }: Questionnaire, score: number): boolean =>
  threshold !== undefined && score >= threshold;

export const outcomeOf = ({ outcomes }: Questionnaire, answers: readonly Answer[]) =>
  outcomes.find(({ when }) => when.every((condition) => holds(condition, answers)));

/** What the answers ask a person to do at once; undefined when nothing. No total and no band can take it back. */
export const concernOf = (
  questionnaire: Questionnaire,
  answers: readonly Answer[],
): { reason: string; action: string } | undefined => {
  const outcome = outcomeOf(questionnaire, answers);
  if (outcome?.raisesAlert) return { reason: `${questionnaire.name}: ${outcome.risk}`, action: outcome.advice };
  const concern = questionnaire.concerns.find(({ when }) => when.every((condition) => holds(condition, answers)));
  return concern && { reason: concern.reason, action: concern.action };
};

/** The questions that an action can be called for by. */
const watchedQuestions = ({ outcomes, concerns }: Questionnaire): number[] =>
  [...outcomes.filter(({ raisesAlert }) => raisesAlert), ...concerns].flatMap(({ when }) =>
    when.flatMap(({ questions }) => questions),
  );

const rises = (question: number, before: readonly Answer[], after: readonly Answer[]): boolean => {
  const scoreIn = (answers: readonly Answer[]) => answers.find((one) => one.question === question)?.score ?? 0;
  return scoreIn(after) > scoreIn(before);
};

/**
 * What corrected answers call for that those before did not: another reason, or the same one with a worse answer to a
 * question that can call for it. What was done about the milder answer does not answer that one.
 */
export const newConcernOf = (questionnaire: Questionnaire, before: readonly Answer[], after: readonly Answer[]) => {
  const concern = concernOf(questionnaire, after);
  const isNew =
    concern?.reason !== concernOf(questionnaire, before)?.reason ||
    watchedQuestions(questionnaire).some((question) => rises(question, before, after));
  return isNew ? concern : undefined;
};
