import type { ReactNode } from 'react';
import styles from './on-paper.module.css';

/**
 * A part that is another one on paper. Both are there, and the style sheet chooses: what must not be on paper is not
 * there either when a script fails.
 */
export const OnPaper = ({ screen, paper }: { screen: ReactNode; paper: ReactNode }) => (
  <>
    <div className={styles.screen}>{screen}</div>
    <div className={styles.paper}>{paper}</div>
  </>
);
