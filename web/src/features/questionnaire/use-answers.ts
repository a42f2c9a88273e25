import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { openQuestions } from '../../../../shared/questionnaires/check-answers.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { type Answer, isAsked, keepAsked } from '../../../../shared/questionnaires/scoring.ts';
import { radioId } from '../../components/questions/question.tsx';

const questionOf = (element: Element): number | undefined => {
  const shown = element.closest('[data-question]');
  return shown instanceof HTMLElement ? Number(shown.dataset.question) : undefined;
};

const isWritingField = (element: Element): boolean => element.matches('input:not([type="radio"]), textarea, select');

/** The answers so far, given by hand or by the number keys, each of which answers and moves on. */
export const useAnswers = (
  questionnaire: Questionnaire,
  answers: readonly Answer[],
  saveId: string,
  onChange: (answers: readonly Answer[]) => void,
) => {
  const first = questionnaire.options[0]?.score ?? 0;

  const answer = (question: number, score: number): readonly Answer[] => {
    const given = [...answers.filter((one) => one.question !== question), { question, score }];
    // An answer that nothing asks for any more goes with the one that asked for it.
    const kept = keepAsked(questionnaire, given);
    onChange(kept);
    return kept;
  };

  const focusQuestion = (question: number, given: readonly Answer[], options?: FocusOptions) => {
    const score = given.find((one) => one.question === question)?.score ?? first;
    document.getElementById(radioId(question, score))?.focus(options);
  };

  const moveOn = (question: number, given: readonly Answer[]) => {
    const next = questionnaire.questions.findIndex(
      (_, index) => index > question && isAsked(questionnaire, index, given),
    );
    if (next === -1) document.getElementById(saveId)?.focus();
    else focusQuestion(next, given);
  };

  // Heard by the form alone: a digit anywhere else on the page is nobody's answer.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!(event.target instanceof Element) || isWritingField(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const score = questionnaire.options.find((option) => String(option.score) === event.key)?.score;
    const question = questionOf(event.target) ?? openQuestions(questionnaire, answers)[0];
    if (score === undefined || question === undefined) return;
    event.preventDefault();
    // Drawn at once: the next question may be shown by this very answer, and the next key must not find this one again.
    moveOn(
      question,
      flushSync(() => answer(question, score)),
    );
  };

  return {
    answer,
    onKeyDown,
    /** Where answering goes on; the page stays where it is. */
    focusFirst: () => focusQuestion(openQuestions(questionnaire, answers)[0] ?? 0, answers, { preventScroll: true }),
  };
};
