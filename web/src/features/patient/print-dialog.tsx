import type { SyntheticEvent } from 'react';
import dialogStyles from '../../components/modal.module.css';
import { Modal } from '../../components/modal.tsx';
import { WaitingFor } from '../../components/waiting.tsx';
import styles from './print-dialog.module.css';
import type { PrintChoice, RecordPrint } from './use-record-print.ts';

const parts = [
  { name: 'plan', label: 'The safety plan, if there is one' },
  { name: 'notes', label: 'Case notes, all of them in full' },
  { name: 'scores', label: 'Scores, and what was done about alerts' },
  { name: 'answers', label: 'Every answer to every question' },
] as const satisfies readonly { name: keyof PrintChoice; label: string }[];

type Props = { name: string; print: RecordPrint; onClose: () => void };

export const PrintDialog = ({ name, print, onClose }: Props) => {
  const start = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const has = (part: keyof PrintChoice) => chosen.has(part);
    if (!print.isPending) {
      print.print({ plan: has('plan'), notes: has('notes'), scores: has('scores'), answers: has('answers') }, onClose);
    }
  };
  return (
    <Modal title="Print this record" onCancel={onClose}>
      <p className={dialogStyles.detail}>{name}</p>
      <form onSubmit={start}>
        <fieldset className={styles.parts}>
          <legend>Everything on the record is printed. Add to it:</legend>
          {parts.map((part) => (
            <label key={part.name}>
              <input type="checkbox" name={part.name} defaultChecked={part.name !== 'answers'} />
              {part.label}
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
