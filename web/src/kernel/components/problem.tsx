import type { ReactNode } from 'react';
import styles from './problem.module.css';

/** A failed call, in the server's words, with a way to try again. */
export const Problem = ({ text, retry }: { text: ReactNode; retry?: () => void }) => (
  <div role="alert" className={styles.problem}>
    <p>{text}</p>
    {retry && (
      <button type="button" className="button quiet" onClick={retry}>
        Try again
      </button>
    )}
  </div>
);
