import type { ReactNode } from 'react';
import { QuietButton } from './buttons.tsx';
import styles from './problem.module.css';

/** A failed call, in the server's words, with a way to try again. */
export const Problem = ({ text, retry }: { text: ReactNode; retry?: () => void }) => (
  <div role="alert" className={styles.problem}>
    <p>{text}</p>
    {retry && <QuietButton label="Try again" onClick={retry} />}
  </div>
);
