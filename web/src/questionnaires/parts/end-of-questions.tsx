import { useId, useState } from 'react';
import { describeProgress } from '../../../../shared/questionnaires/describe-progress.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import type { Answer } from '../../../../shared/questionnaires/scoring.ts';
import { ActionButton } from '../../kernel/components/action-button.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { controlId } from '../../kernel/components/field.tsx';
import { questionName } from '../../kernel/components/questions/question.tsx';
import styles from './question-list.module.css';

/** `name` is that of the questionnaire, as in 'Clear PHQ-9'. */
type ClearProps = { name: string; scope?: string | undefined; onClear: () => void };

/** Takes back all answers to a questionnaire, which is then as if it had not been asked. */
export const ClearQuestions = ({ name, scope, onClear }: ClearProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton className="in-row" onClick={() => setAsking(true)} about={`: ${name}`}>
        Clear this questionnaire
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={`Clear ${name}?`}
          text="All its answers, and the words beside them, are taken back."
          detail="It is then as if it had not been asked."
          confirm="Clear"
          cancel="Keep the answers"
          done={`Cleared: ${name}.`}
          act={() => Promise.resolve()}
          onClose={() => setAsking(false)}
          onDone={() => {
            onClear();
            document.getElementById(controlId(questionName(0, scope)))?.focus();
          }}
        />
      )}
    </>
  );
};

type Props = Pick<ClearProps, 'scope' | 'onClear'> & {
  questionnaire: Questionnaire;
  answers: readonly Answer[];
  /** Where one goes on among several questionnaires. `stopId` is where the keys that answer end. */
  next?: { stopId: string; id: string; label: string };
};

/** What has been answered, once anything has; among several questionnaires, the way on, where a digit answers nothing. */
export const EndOfQuestions = ({ questionnaire, answers, scope, onClear, next }: Props) => {
  const progressId = useId();
  if (answers.length === 0) return null;
  return (
    <div className={styles.end}>
      <p id={progressId}>{describeProgress(questionnaire, answers)}</p>
      {next && (
        <ActionButton
          id={next.stopId}
          aria-describedby={progressId}
          onClick={() => document.getElementById(next.id)?.focus()}
        >
          Go on to {next.label}
        </ActionButton>
      )}
      <ClearQuestions name={questionnaire.name} scope={scope} onClear={onClear} />
    </div>
  );
};
