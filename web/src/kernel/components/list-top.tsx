import type { ReactNode } from 'react';
import styles from './list-top.module.css';

/** The row above a list: the button that adds to it, and what is shown of it. */
export const ListTop = ({ children }: { children: ReactNode }) => <div className={styles.top}>{children}</div>;
