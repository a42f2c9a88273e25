import { type SyntheticEvent, useId } from 'react';
import dialogStyles from '../../components/confirm-dialog.module.css';
import { Stitch } from '../../components/stitch.tsx';
import { useModal } from '../../components/use-modal.ts';
import styles from './print-dialog.module.css';
import type { PrintChoice, RecordPrint } from './use-record-print.ts';

const parts = [
  { name: 'plan', label: 'The safety plan, if there is one' },
  { name: 'notes', label: 'Case notes, all of them in full' },
  { name: 'scores', label: 'Scores, and what was done about alerts' },
  { name: 'answers', label: 'Every answer to every question' },
] as const satisfies readonly { name: keyof PrintChoice; label: string }[];

type Props = { name: string; print: RecordPrint; onClose: () => void };

/** Asks what goes on paper beside the record. */
export const PrintDialog = ({ name, print, onClose }: Props) => {
  const id = useId();
  const dialog = useModal();
  const start = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const has = (part: keyof PrintChoice) => chosen.has(part);
    if (!print.isPending) {
      print.print({ plan: has('plan'), notes: has('notes'), scores: has('scores'), answers: has('answers') }, onClose);
    }
  };
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>Print this record</h2>
      <Stitch drawn />
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
          <span role="status">{print.isPending && 'Please Wait'}</span>
        </div>
      </form>
    </dialog>
  );
};
