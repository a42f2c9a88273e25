import { useId, useLayoutEffect, useRef } from 'react';
import styles from './confirm-dialog.module.css';
import { Stitch } from './stitch.tsx';

type Props = {
  title: string;
  text: string;
  /** Which one, in a few words. */
  detail?: string;
  waiting: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. The browser's own dialog keeps the focus inside and gives it back. */
export const ConfirmDialog = ({ title, text, detail, waiting, problem, onConfirm, onCancel }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the page: that is when the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!waiting) onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <Stitch drawn />
      <p id={`${id}-text`}>{text}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <button type="button" className="button" aria-disabled={waiting} onClick={() => waiting || onConfirm()}>
          Confirm
        </button>
        <button type="button" className="button quiet" aria-disabled={waiting} onClick={() => waiting || onCancel()}>
          Cancel
        </button>
        <span role="status">{waiting && 'Please Wait'}</span>
      </div>
    </dialog>
  );
};
