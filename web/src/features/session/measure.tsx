import { openQuestions } from '../../../../shared/questionnaires/check-answers.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { offeredIn } from '../../../../shared/questionnaires/offered-in.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { filterAsked } from '../../../../shared/questionnaires/scoring.ts';
import { changeAnswers, wordsField } from '../../entities/questionnaire/entry-fields.ts';
import { QuestionList } from '../../entities/questionnaire/question-list.tsx';
import { describeKeys } from '../../entities/questionnaire/read-digit.ts';
import { useAnswers } from '../../entities/questionnaire/use-answers.ts';
import styles from './session.module.css';
import { entryOf, fieldsIn, inPart, type SessionFields, scopeOf } from './session-fields.ts';

type Props = {
  type: QuestionnaireId;
  values: SessionFields;
  /** The element after its last answer. */
  nextId: string;
  /** Whether missing answers were refused. */
  wasRefused: boolean;
  onChange: (changed: SessionFields) => void;
};

/** One questionnaire among the other parts of a session; the number keys answer it while the focus is in it. */
export const Measure = ({ type, values, nextId, wasRefused, onChange }: Props) => {
  const questionnaire = findQuestionnaire(type);
  const scope = scopeOf(type);
  const entry = entryOf(values, type);
  const answers = filterAsked(questionnaire, entry.answers);
  const { answer, onKeyDown } = useAnswers(
    questionnaire,
    answers,
    nextId,
    (next) => onChange(inPart(scope, changeAnswers(fieldsIn(values, type), next))),
    scope,
  );
  const open = openQuestions(questionnaire, answers);
  const missing = open.filter((question) => questionnaire.questions[question]?.askedIf === undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard from the answers within, each of which can be clicked.
    <div onKeyDown={onKeyDown}>
      {questionnaire.stem && <p className={styles.stem}>{questionnaire.stem}</p>}
      <p className={styles.keys}>{describeKeys(questionnaire.options.map(({ score }) => score))}</p>
      <QuestionList
        questionnaire={questionnaire}
        answers={answers}
        words={entry.words}
        missing={wasRefused ? missing : []}
        scope={scope}
        onAnswer={answer}
        onWords={(question, words) => onChange({ [`${scope}${wordsField(question)}`]: words })}
      />
      <p className={styles.credit}>
        {questionnaire.credit} {offeredIn}
      </p>
    </div>
  );
};
