import type { Condition, Option, Questionnaire } from './questionnaire.ts';

/**
 * One answer: the question by its index from 0, the score of the option, and the free text. A question that is absent
 * was not asked.
 */
export type Answer = { question: number; score: number; text?: string | undefined };

/** The scores of the options of a reversed item. */
const reverse = (options: readonly Option[]): Option[] => {
  const scores = options.map(({ score }) => score);
  const ends = Math.min(...scores) + Math.max(...scores);
  return options.map((option) => ({ ...option, score: ends - option.score }));
};

/** The answer to a question that is answered in free text alone. */
const answeredInWords: Option = { text: 'In words', score: 0 };

/** Whether a question is answered by one of its options. */
export const hasOptions = ({ questions }: Questionnaire, question: number): boolean => !questions[question]?.inWords;

/** The options of one question, in reading order, each with its score. */
export const optionsOf = (questionnaire: Questionnaire, question: number): readonly Option[] => {
  if (!hasOptions(questionnaire, question)) return [answeredInWords];
  const { options = questionnaire.options, reversed } = questionnaire.questions[question] ?? {};
  return reversed ? reverse(options) : options;
};

/** Whether one answer meets a condition by its score. */
const meets = (condition: Condition, { question, score }: Answer): boolean => {
  if (condition.is === 'not-answered' || !condition.questions.includes(question)) return false;
  return condition.is === 'at-least' ? score >= condition.score : score <= condition.score;
};

const isMet = (condition: Condition, answers: readonly Answer[]): boolean =>
  condition.is === 'not-answered'
    ? !answers.some(({ question }) => condition.questions.includes(question))
    : answers.some((answer) => meets(condition, answer));

/** Whether a question is asked, given the answers so far. */
export const isAsked = ({ questions }: Questionnaire, question: number, answers: readonly Answer[]): boolean => {
  const condition = questions[question]?.askedIf;
  return condition === undefined || isMet(condition, answers);
};

/** Drops answers to questions that are no longer asked because an earlier answer was changed. */
export const filterAsked = (questionnaire: Questionnaire, answers: readonly Answer[]): Answer[] =>
  answers
    .filter(({ question }) => isAsked(questionnaire, question, answers))
    .toSorted((one, other) => one.question - other.question);

/** The prompt for free text beside an answer; undefined when there is none. */
export const followUpOf = ({ questions }: Questionnaire, { question, score }: Answer): string | undefined => {
  const { followUp, inWords } = questions[question] ?? {};
  if (inWords) return 'In words';
  return followUp && score >= followUp.from ? followUp.label : undefined;
};

/** The answers with the free text that was written beside them, and those in free text alone. Blank text is none. */
export const addWords = (
  questionnaire: Questionnaire,
  answers: readonly Answer[],
  words: Readonly<Record<number, string>>,
): Answer[] => {
  const inWords = questionnaire.questions.flatMap((_, question): Answer[] =>
    hasOptions(questionnaire, question) ? [] : [{ question, score: answeredInWords.score }],
  );
  return [...answers.filter(({ question }) => hasOptions(questionnaire, question)), ...inWords]
    .map((given): Answer => {
      const text = followUpOf(questionnaire, given) && words[given.question]?.trim();
      return { question: given.question, score: given.score, ...(text ? { text } : {}) };
    })
    .filter(({ question, text }) => text !== undefined || hasOptions(questionnaire, question))
    .toSorted((one, other) => one.question - other.question);
};

/** The answers with free text. */
export const wordsOf = (answers: readonly Answer[]): { question: number; score: number; text: string }[] =>
  answers.flatMap(({ question, score, text }) => (text ? [{ question, score, text }] : []));

/** The sum of the answers; undefined where the items are reported one by one. */
export const scoreOf = ({ reports }: Questionnaire, answers: readonly Answer[]): number | undefined =>
  reports === 'items' ? undefined : answers.reduce((sum, { score }) => sum + score, 0);

/** The highest possible sum. */
export const highestScore = (questionnaire: Questionnaire): number =>
  questionnaire.questions
    .map((_, question) => Math.max(...optionsOf(questionnaire, question).map(({ score }) => score)))
    .reduce((sum, highest) => sum + highest, 0);

/** The lowest possible sum: above 0 where the options begin at 1. */
export const lowestScore = (questionnaire: Questionnaire): number =>
  questionnaire.questions
    .map(({ askedIf }, question) =>
      askedIf ? 0 : Math.min(...optionsOf(questionnaire, question).map(({ score }) => score)),
    )
    .reduce((sum, lowest) => sum + lowest, 0);

/** The instrument's own severity of a total. */
export const severityOf = ({ severities = [] }: Questionnaire, score: number) =>
  severities.find(({ from, to }) => score >= from && score <= to);

/** The organisation's band of a total; undefined for an instrument without bands. */
export const bandOf = ({ reviewBands }: Questionnaire, score: number) =>
  reviewBands?.bands.findLast(({ from }) => score >= from);

/** Whether a total counts as a clinical case. */
export const isClinical = ({ threshold, better }: Questionnaire, score: number): boolean =>
  threshold !== undefined && (better === 'lower' ? score >= threshold : score <= threshold);

export const outcomeOf = ({ outcomes }: Questionnaire, answers: readonly Answer[]) =>
  outcomes.find(({ when }) => when.every((condition) => isMet(condition, answers)));

/** The alert that the answers raise; undefined when there is none. It does not depend on any total or band. */
export const concernOf = (questionnaire: Questionnaire, answers: readonly Answer[]) => {
  const outcome = outcomeOf(questionnaire, answers);
  if (outcome?.raisesAlert) return { reason: `${questionnaire.name}: ${outcome.risk}`, action: outcome.advice };
  const concern = questionnaire.concerns.find(({ when }) => when.every((condition) => isMet(condition, answers)));
  return concern && { reason: concern.reason, action: concern.action };
};

/** The conditions that can raise an alert. */
const alertConditions = ({ outcomes, concerns }: Questionnaire): Condition[] =>
  [...outcomes.filter(({ raisesAlert }) => raisesAlert), ...concerns].flatMap(({ when }) => when);

/** The answers that raise an alert: those whose score meets a condition of one. */
export const answersRaisingAlert = (questionnaire: Questionnaire, answers: readonly Answer[]) => {
  const conditions = alertConditions(questionnaire);
  return answers.flatMap((answer) => {
    const { question, score } = answer;
    return conditions.some((condition) => meets(condition, answer)) ? [{ question, score }] : [];
  });
};

/**
 * The action to take before the answers are saved, and the question below which it is shown: as soon as an answer
 * raises a concern, or, where the outcome of all answers decides, once every question has been answered.
 */
export const immediateAction = (questionnaire: Questionnaire, answers: readonly Answer[]) => {
  const last = answersRaisingAlert(questionnaire, answers).at(-1);
  const concern = last && concernOf(questionnaire, answers);
  if (!concern) return undefined;
  const isWhole = questionnaire.questions.every(
    (_, question) =>
      !hasOptions(questionnaire, question) ||
      !isAsked(questionnaire, question, answers) ||
      answers.some((answer) => answer.question === question),
  );
  const waits = outcomeOf(questionnaire, answers)?.raisesAlert && !isWhole;
  return waits ? undefined : { question: last.question, action: concern.action };
};

/** Whether an answer meets a condition, and by a worse score than the answer before it. */
const isWorse = (condition: Condition, before: readonly Answer[], answer: Answer): boolean => {
  if (!meets(condition, answer)) return false;
  const earlier = before.find(({ question }) => question === answer.question);
  if (!earlier) return true;
  return condition.is === 'at-least' ? answer.score > earlier.score : answer.score < earlier.score;
};

/**
 * The alert that corrected answers raise and the earlier ones did not: another reason, or the same one with a worse
 * answer to a question that can raise it. A response to the milder answer does not cover the worse one.
 */
export const newConcernOf = (questionnaire: Questionnaire, before: readonly Answer[], after: readonly Answer[]) => {
  const concern = concernOf(questionnaire, after);
  const isNew =
    concern?.reason !== concernOf(questionnaire, before)?.reason ||
    alertConditions(questionnaire).some((condition) => after.some((answer) => isWorse(condition, before, answer)));
  return isNew ? concern : undefined;
};
