import type { Questionnaire } from './questionnaire.ts';
import { type Answer, hasOptions, optionsOf } from './scoring.ts';

/**
 * An answer in words, with its score: 'Nearly every day (3)'; on a scale of numbers, with the meaning of its ends: '10
 * (Completely)'.
 */
export const describeAnswer = (questionnaire: Questionnaire, { question, score }: Answer): string => {
  const option = optionsOf(questionnaire, question).find((one) => one.score === score);
  if (!hasOptions(questionnaire, question)) return option?.text ?? '';
  if (option?.text === String(score)) return `${score}${option.end ? ` (${option.end})` : ''}`;
  return `${option?.text ?? ''} (${score})`.trim();
};

/** 'Item 9: Nearly every day (3)' */
export const describeItem = (questionnaire: Questionnaire, answer: Answer): string =>
  `Item ${answer.question + 1}: ${describeAnswer(questionnaire, answer)}`;
