import type { ReactNode } from 'react';
import { Block } from './blocks.tsx';
import styles from './empty-state.module.css';

export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>
    <Block name="diamond" className={styles.block} />
    <p>{children}</p>
  </div>
);
