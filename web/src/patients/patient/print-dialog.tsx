import type { SyntheticEvent } from 'react';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import dialogStyles from '../../kernel/components/modal.module.css';
import { Modal } from '../../kernel/components/modal.tsx';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import type { PrintPart, RecordPrint } from './record-actions.tsx';
import printStyles from './record-print.module.css';

const parts: readonly (readonly [PrintPart, label: string])[] = [
  ['plan', 'The safety plan, if there is one'],
  ['notes', 'Case notes, all of them in full'],
  ['scores', 'Scores, and what was done about alerts'],
  ['answers', 'Every answer to every question'],
];

/** Asks which parts of a record are printed. */
export const PrintDialog = ({ name, print, onClose }: { name: string; print: RecordPrint; onClose: () => void }) => {
  const start = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!print.isPending) print.print(new Set(new FormData(event.currentTarget).keys()), onClose);
  };
  return (
    <Modal title="Print this record" onCancel={onClose}>
      <p className={dialogStyles.detail}>{name}</p>
      <form onSubmit={start}>
        <fieldset className={printStyles.parts}>
          <legend>Everything on the record is printed. Add to it:</legend>
          {parts.map(([part, label]) => (
            <label key={part}>
              <input type="checkbox" name={part} defaultChecked={part !== 'answers'} />
              {label}
            </label>
          ))}
        </fieldset>
        <p role="alert" className={dialogStyles.problem}>
          {print.error?.message}
        </p>
        <div className={dialogStyles.actions}>
          <button type="submit" className="button" aria-disabled={print.isPending}>
            Print
          </button>
          <QuietButton onClick={onClose} label="Cancel" />
          <WaitingFor during={print.isPending} />
        </div>
      </form>
    </Modal>
  );
};
