import { useState } from 'react';
import { openQuestions } from '../../../../shared/questionnaires/check-answers.ts';
import { describeProgress } from '../../../../shared/questionnaires/describe-progress.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { offeredIn } from '../../../../shared/questionnaires/offered-in.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { filterAsked } from '../../../../shared/questionnaires/scoring.ts';
import { controlId } from '../../kernel/components/field.tsx';
import { ClearQuestions } from '../../questionnaires/parts/clear-questions.tsx';
import { changeAnswers } from '../../questionnaires/parts/entry-fields.ts';
import { QuestionList } from '../../questionnaires/parts/question-list.tsx';
import { describeKeys, useAnswers } from '../../questionnaires/parts/use-answers.ts';
import styles from './record.module.css';
import { entryOf, fieldsIn, inPart, type RecordFields, scopeOf } from './record-fields.ts';

/** A part of the form: the element that takes the focus there, and its name. */
export type NextPart = { id: string; label: string };

type Props = {
  type: QuestionnaireId;
  values: RecordFields;
  /** Where one goes on after its end. */
  next: NextPart;
  wasRefused: boolean;
  /** Whether it is due: one that is not is asked more seldom. */
  isDue: boolean;
  onChange: (changed: RecordFields) => void;
};

/** The line of a questionnaire, where one goes on to it. */
export const lineOf = (type: QuestionnaireId): string => controlId(`${scopeOf(type)}line`);

/**
 * One questionnaire of the form: a line, until it is opened or has an answer, and still when the last one was cleared. The number keys
 * answer it while the focus is in it; on the line of one that is due they answer its first question.
 */
export const Measure = ({ type, values, next, wasRefused, isDue, onChange }: Props) => {
  const questionnaire = findQuestionnaire(type);
  const scope = scopeOf(type);
  const entry = entryOf(values, type);
  const answers = filterAsked(questionnaire, entry.answers);
  const stopId = `${scope}end`;
  const answering = useAnswers(
    questionnaire,
    answers,
    stopId,
    (changed) => onChange(inPart(scope, changeAnswers(fieldsIn(values, type), changed))),
    scope,
  );
  const isBegun = answers.length > 0;
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
  const open = openQuestions(questionnaire, answers);
  const missing = open.filter((question) => questionnaire.questions[question]?.askedIf === undefined);
  return (
    <section className={styles.measure} aria-label={questionnaire.name}>
      <details open={wasBegun || undefined} onKeyDown={answering.onKeyDown}>
        <summary id={lineOf(type)} data-question={isDue ? 0 : undefined}>
          {questionnaire.name}{' '}
          {isDue && <span className={styles.due}>is due. Leave it closed if you did not ask it.</span>}
        </summary>
        {questionnaire.stem && <p className={styles.stem}>{questionnaire.stem}</p>}
        {wasRefused && (
          <p>
            {describeProgress(questionnaire, answers)}{' '}
            <ClearQuestions name={questionnaire.name} scope={scope} onClear={answering.clearAll} />
          </p>
        )}
        <p className={styles.keys}>{describeKeys(questionnaire.options.map(({ score }) => score))}</p>
        <QuestionList
          questionnaire={questionnaire}
          answers={answers}
          words={entry.words}
          missing={wasRefused ? missing : []}
          scope={scope}
          answering={answering}
          write={onChange}
          next={{ ...next, stopId }}
        />
        <p className={styles.credit}>
          {questionnaire.credit} {offeredIn}
        </p>
      </details>
    </section>
  );
};
