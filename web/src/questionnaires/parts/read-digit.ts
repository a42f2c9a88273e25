import { clearingHint } from '../../kernel/components/questions/question.tsx';

export type ReadDigit = {
  /** The score that has been typed so far, where there is one. */
  score: number | undefined;
  /** All digits of this question. */
  typed: string;
  /** Whether no further digit could belong to it. */
  done: boolean;
};

/**
 * The meaning of a digit after those typed before it for the same question. On a scale to 10, a 1 is incomplete: a 0
 * may follow. Undefined when it is no score of the question, alone or with the digits before.
 */
export const readDigit = (scores: readonly number[], typedBefore: string, digit: string): ReadDigit | undefined => {
  const typed = typedBefore + digit;
  const possible = scores.filter((score) => String(score).startsWith(typed));
  if (possible.length === 0) return undefined;
  const score = possible.find((one) => String(one) === typed);
  return { score, typed, done: score !== undefined && possible.length === 1 };
};

/** Instructions for the number keys on a scale. */
export const describeKeys = (scores: readonly number[]): string => {
  const waiting = scores.find((score) => readDigit(scores, '', String(score))?.done === false);
  if (waiting === undefined)
    return `The keys ${scores.join(', ')} answer a question and move to the next. ${clearingHint}`;
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return `Type a number from ${lowest} to ${highest}: it answers a question and moves to the next. After a ${waiting}, press Enter, or 0 for ${waiting}0. ${clearingHint}`;
};
