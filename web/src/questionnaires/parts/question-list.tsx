import { useId } from 'react';
import { describeProgress } from '../../../../shared/questionnaires/describe-progress.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { followUpMaxLength } from '../../../../shared/questionnaires/result.ts';
import {
  type Answer,
  followUpOf,
  hasOptions,
  immediateAction,
  isAsked,
  optionsOf,
} from '../../../../shared/questionnaires/scoring.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Question } from '../../kernel/components/questions/question.tsx';
import { ClearQuestions } from './clear-questions.tsx';
import { type EntryFields, wordsField } from './entry-fields.ts';
import styles from './question-list.module.css';
import type { useAnswers } from './use-answers.ts';

type Props = {
  questionnaire: Questionnaire;
  answers: readonly Answer[];
  /** The free text beside answers, by question. */
  words: Readonly<Record<number, string>>;
  /** Questions still to be answered, once that has been shown. */
  missing: readonly number[];
  answering: Pick<ReturnType<typeof useAnswers>, 'answer' | 'clear' | 'clearAll'>;
  /** Takes the free text, as a change of the fields. */
  write: (change: EntryFields) => void;
  scope?: string;
  /** Where one goes on among several questionnaires. `stopId` is where the keys that answer end. */
  next?: { stopId: string; id: string; label: string };
};

/** What has been answered, once anything has; among several questionnaires, the way on, where a digit answers nothing. */
const EndOfQuestions = ({ questionnaire, answers, scope, answering, next }: Props) => {
  const progressId = useId();
  if (answers.length === 0) return null;
  return (
    <div className={styles.end}>
      <p id={progressId}>{describeProgress(questionnaire, answers)}</p>
      {next && (
        <QuietButton
          label={`Go on to ${next.label}`}
          id={next.stopId}
          aria-describedby={progressId}
          onClick={() => document.getElementById(next.id)?.focus()}
        />
      )}
      <ClearQuestions name={questionnaire.name} scope={scope} onClear={answering.clearAll} />
    </div>
  );
};

/** The questions of a questionnaire that are asked, with what was answered so far. */
const Questions = ({ questionnaire, answers, words, missing, answering, write, scope = '' }: Props) => {
  const urgent = immediateAction(questionnaire, answers);
  return questionnaire.questions.map(({ text }, question) => {
    if (!isAsked(questionnaire, question, answers)) return null;
    const given = answers.find((one) => one.question === question);
    const wordsOf = (label: string) => (
      <LongTextField
        name={`${scope}${wordsField(question)}`}
        label={`${label} (optional)`}
        rows={2}
        maxLength={followUpMaxLength}
        value={words[question] ?? ''}
        onChange={({ target }) => write({ [`${scope}${wordsField(question)}`]: target.value })}
      />
    );
    if (!hasOptions(questionnaire, question)) return <div key={text}>{wordsOf(`${question + 1}. ${text}`)}</div>;
    const followUp = given && followUpOf(questionnaire, given);
    return (
      <Question
        key={text}
        number={question + 1}
        text={text}
        options={optionsOf(questionnaire, question)}
        given={given?.score}
        wrong={missing.includes(question)}
        scope={scope}
        onAnswer={(score) => answering.answer(question, score)}
        onClear={() => answering.clear(question)}
      >
        {followUp && <div className={styles.words}>{wordsOf(followUp)}</div>}
        {urgent?.question === question && (
          <p role="alert" className={styles.urgent}>
            {urgent.action}
          </p>
        )}
      </Question>
    );
  });
};

/** A questionnaire to answer, with what was answered so far. */
export const QuestionList = (props: Props) => (
  <>
    <Questions {...props} />
    <EndOfQuestions {...props} />
  </>
);
