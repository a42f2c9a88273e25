import { useState } from 'react';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { controlId } from '../../kernel/components/field.tsx';
import { questionName } from '../../kernel/components/questions/question.tsx';

/** `name` is that of the questionnaire, as in 'Clear PHQ-9'. */
type ClearProps = { name: string; scope?: string | undefined; onClear: () => void };

/** Takes back all answers to a questionnaire, which is then as if it had not been asked. */
export const ClearQuestions = ({ name, scope, onClear }: ClearProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="in-row" onClick={() => setAsking(true)}>
        Clear this questionnaire<span className="visually-hidden">: {name}</span>
      </button>
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
