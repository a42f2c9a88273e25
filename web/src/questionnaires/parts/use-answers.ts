import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { openQuestions } from '../../../../shared/questionnaires/check-answers.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { type Answer, filterAsked, hasOptions, isAsked, optionsOf } from '../../../../shared/questionnaires/scoring.ts';
import { clearingHint, radioId } from '../../kernel/components/questions/question.tsx';

type ReadDigit = {
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

const questionOf = (element: Element): number | undefined => {
  const shown = element.closest('[data-question]');
  return shown instanceof HTMLElement ? Number(shown.dataset.question) : undefined;
};

const isWritingField = (element: Element): boolean => element.matches('input:not([type="radio"]), textarea, select');

/** The digits of an answer that another digit may still follow. */
type Typed = { question: number; digits: string };
const nothingTyped: Typed = { question: -1, digits: '' };

/** The answers so far, given by hand or by the number keys, each of which answers and moves on. */
export const useAnswers = (
  questionnaire: Questionnaire,
  answers: readonly Answer[],
  /** The element that follows the last answer. */
  nextId: string,
  onChange: (answers: readonly Answer[]) => void,
  scope = '',
) => {
  const typed = useRef(nothingTyped);
  const scoresOf = (question: number): number[] => optionsOf(questionnaire, question).map(({ score }) => score);

  const change = (given: readonly Answer[]): readonly Answer[] => {
    typed.current = nothingTyped;
    // An answer that no longer belongs to a question is dropped with the answer that asked it.
    const asked = filterAsked(questionnaire, given);
    onChange(asked);
    return asked;
  };
  const without = (question: number) => answers.filter((one) => one.question !== question);
  const answer = (question: number, score: number) => change([...without(question), { question, score }]);

  const focusQuestion = (question: number, given: readonly Answer[], options?: FocusOptions) => {
    const score = given.find((one) => one.question === question)?.score ?? scoresOf(question)[0] ?? 0;
    document.getElementById(radioId(question, score, scope))?.focus(options);
  };

  const findNext = (question: number, given: readonly Answer[]): number | undefined =>
    questionnaire.questions
      .map((_, index) => index)
      .find((index) => index > question && hasOptions(questionnaire, index) && isAsked(questionnaire, index, given));

  const moveOn = (question: number, given: readonly Answer[]) => {
    const next = findNext(question, given);
    if (next === undefined) document.getElementById(nextId)?.focus();
    else focusQuestion(next, given);
  };

  /** A digit that does not fit those before it answers the next question. */
  const takeDigit = (question: number, before: string, digit: string): boolean => {
    const read = readDigit(scoresOf(question), before, digit);
    if (!read) {
      const next = before === '' ? undefined : findNext(question, answers);
      return next !== undefined && takeDigit(next, '', digit);
    }
    // Drawn at once: this very answer may show the next question, and the next key must not reach this one again.
    const { score } = read;
    const given = score === undefined ? answers : flushSync(() => answer(question, score));
    if (read.done) {
      moveOn(question, given);
    } else {
      focusQuestion(question, given);
      typed.current = { question, digits: read.typed };
    }
    return true;
  };

  // Listened to by the form, or by its part for this questionnaire. A digit is an answer within a question and nowhere
  // else: one too many after the last question must answer nothing.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || isWritingField(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const question = questionOf(event.target);
    if (question === undefined) return;
    const before = typed.current.question === question ? typed.current.digits : '';
    typed.current = nothingTyped;
    if (event.key === 'Enter' && before !== '') {
      event.preventDefault();
      moveOn(question, answers);
    }
    if (/^\d$/.test(event.key) && takeDigit(question, before, event.key)) event.preventDefault();
  };

  return {
    answer,
    clear: (question: number) => change(without(question)),
    clearAll: () => change([]),
    onKeyDown,
    /** The question with which answering continues; the page does not scroll. */
    focusFirst: () => focusQuestion(openQuestions(questionnaire, answers)[0] ?? 0, answers, { preventScroll: true }),
  };
};
