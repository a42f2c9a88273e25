import type { ReactNode } from 'react';
import { Block } from '../../kernel/components/blocks.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import styles from './missed-page.module.css';

type Props = { heading: string; sign?: ReactNode; children: ReactNode };

export const MissedPage = ({ heading, sign = <Block name="diamond" className={styles.block} />, children }: Props) => (
  <section className={styles.missed}>
    {sign}
    <Heading>{heading}</Heading>
    {children}
  </section>
);
