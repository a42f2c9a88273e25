import type { ReactNode } from 'react';
import { Block } from '../../components/blocks.tsx';
import { Heading } from '../../components/heading.tsx';
import styles from './missed-page.module.css';

export const MissedPage = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.missed}>
    <Block name="diamond" className={styles.block} />
    <Heading>{heading}</Heading>
    {children}
  </section>
);
