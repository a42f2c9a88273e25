import type { SyntheticEvent } from 'react';
import dialogStyles from '../../kernel/components/modal.module.css';
import { Modal } from '../../kernel/components/modal.tsx';
import { WaitingFor } from '../../kernel/components/waiting.tsx';
import styles from './print-dialog.module.css';
import type { PrintPart, RecordPrint } from './use-record-print.ts';

const parts: readonly (readonly [PrintPart, label: string])[] = [
  ['plan', 'The safety plan, if there is one'],
  ['notes', 'Case notes, all of them in full'],
  ['scores', 'Scores, and what was done about alerts'],
  ['answers', 'Every answer to every question'],
];

type Props = { name: string; print: RecordPrint; onClose: () => void };

export const PrintDialog = ({ name, print, onClose }: Props) => {
  const start = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!print.isPending) print.print(new Set(new FormData(event.currentTarget).keys()), onClose);
  };
  return (
    <Modal title="Print this record" onCancel={onClose}>
      <p className={dialogStyles.detail}>{name}</p>
      <form onSubmit={start}>
        <fieldset className={styles.parts}>
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
          <button type="button" className="button quiet" onClick={onClose}>
            Cancel
          </button>
          <WaitingFor during={print.isPending} />
        </div>
      </form>
    </Modal>
  );
};
