import type { ReactNode } from 'react';
import type { TodayScreen } from '../../../../shared/api/today.ts';
import styles from './today.module.css';

export type Rows<Name extends keyof TodayScreen> = TodayScreen[Name] extends { content: (infer Row)[] }
  ? readonly Row[]
  : never;

export const Line = ({ main, detail }: { main: ReactNode; detail: ReactNode }) => (
  <li className={styles.line}>
    <span className={styles.main}>{main}</span> <span className={styles.detail}>{detail}</span>
  </li>
);
