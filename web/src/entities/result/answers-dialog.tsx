import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TestResult } from '../../../../shared/api/result.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { isInUse } from '../../../../shared/questionnaires/in-use.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { correctionScreen } from '../../lib/paths.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './answers-dialog.module.css';
import { ResultHistory } from './result-history.tsx';
import { ScoreLines } from './score-lines.tsx';

type Props = { result: TestResult; name: string; onClose: () => void };

/** What a person answered on a day, item by item. */
export const AnswersDialog = ({ result, name, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { questionType, questionDate, answers, version, patientId, resultId } = result;
  const questionnaire = findQuestionnaire(questionType);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // By itself the browser goes to the first button, which stands below all answers: on a phone, past whose they are.
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={heading} id={id} tabIndex={-1}>
        {questionnaire.name} of {name}, {formatDay(questionDate)}
      </h2>
      <ScoreLines result={result} />
      <AnswerList questionnaire={questionnaire} answers={answers} />
      {version > 1 && <ResultHistory result={result} />}
      <div className={styles.actions}>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        {isInUse(questionType) && (
          <Link className="button quiet" to={correctionScreen(questionType, patientId, resultId)}>
            Correct the answers
          </Link>
        )}
      </div>
      {!isInUse(questionType) && (
        <p>{questionnaire.name} is not in use any more, so these answers can be read and not corrected.</p>
      )}
    </dialog>
  );
};
