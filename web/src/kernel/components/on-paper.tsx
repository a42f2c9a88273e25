import type { ReactNode } from 'react';
import styles from './on-paper.module.css';

type Props = { screen: ReactNode; paper: ReactNode };

/**
 * A part that is another one on paper. Both are there, and the style sheet chooses: what must not be on paper is not
 * there either when a script fails.
 */
export const OnPaper = ({ screen, paper }: Props) => (
  <>
    <div className={styles.screen}>{screen}</div>
    <div className={styles.paper}>{paper}</div>
  </>
);
