import { type ReactNode, useId, useState } from 'react';
import styles from './folded.module.css';

/** A part that is open where there is room, and on paper; on a phone it is behind its button. */
export const Folded = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div data-open={open} className={styles.folded}>
      <button
        type="button"
        className={`in-row ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </div>
  );
};
