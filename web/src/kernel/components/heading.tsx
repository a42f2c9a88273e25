import type { ReactNode } from 'react';
import styles from './heading.module.css';
import { Stitch } from './stitch.tsx';

/** The heading of a screen: it can take the focus on arrival, and has a thread below it. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <div className={styles.heading}>
    <h1 tabIndex={-1}>{children}</h1>
    <Stitch drawn />
  </div>
);
