import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TestResult } from '../../../../shared/api/result.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { formatDay } from '../../lib/format-day.ts';
import { correctionScreen } from '../../lib/paths.ts';
import styles from './answers-dialog.module.css';
import { ScoreLines } from './score-lines.tsx';

type Props = { result: TestResult; name: string; onClose: () => void };

/** What a person answered on a day, item by item. */
export const AnswersDialog = ({ result, name, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { questionType, questionDate, score, risk, answers, version, patientId, resultId } = result;
  const questionnaire = findQuestionnaire(questionType);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const textOf = (question: number): string => {
    const given = answers.find((answer) => answer.question === question);
    if (!given) return 'Not asked';
    const option = questionnaire.options.find((one) => one.score === given.score);
    return `${option?.text ?? ''} (${given.score})`;
  };
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
      <h2 id={id}>
        {questionnaire.name} of {name}, {formatDay(questionDate)}
      </h2>
      <ScoreLines type={questionType} score={score} risk={risk} />
      <ol className={styles.answers}>
        {questionnaire.questions.map(({ text }, question) => (
          <li key={text}>
            {text} <strong>{textOf(question)}</strong>
          </li>
        ))}
      </ol>
      {version > 1 && <p>These answers were corrected; this is version {version}.</p>}
      <div className={styles.actions}>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        <Link className="button quiet" to={correctionScreen(questionType, patientId, resultId)}>
          Correct the answers
        </Link>
      </div>
    </dialog>
  );
};
