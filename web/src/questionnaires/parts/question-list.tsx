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
import { LongTextField } from '../../kernel/components/field.tsx';
import { Question } from '../../kernel/components/questions/question.tsx';
import { wordsField } from './entry-fields.ts';
import styles from './question-list.module.css';

type Props = {
  questionnaire: Questionnaire;
  answers: readonly Answer[];
  /** The free text beside answers, by question. */
  words: Readonly<Record<number, string>>;
  /** Questions still to be answered, once that has been shown. */
  missing: readonly number[];
  onAnswer: (question: number, score: number) => void;
  onClear: (question: number) => void;
  onWords: (question: number, words: string) => void;
  scope?: string;
};

/** The questions of a questionnaire that are asked, with what was answered so far. */
export const QuestionList = ({
  questionnaire,
  answers,
  words,
  missing,
  onAnswer,
  onClear,
  onWords,
  scope = '',
}: Props) => {
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
        onChange={({ target }) => onWords(question, target.value)}
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
        onAnswer={(score) => onAnswer(question, score)}
        onClear={() => onClear(question)}
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
