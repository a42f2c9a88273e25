import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Block } from './blocks.tsx';
import styles from './next-step.module.css';

type Props = { title: string; to: string; label: string; children: ReactNode };

/** Where to go from here: the end of every page. */
export const NextStep = ({ title, to, label, children }: Props) => (
  <section className={styles.next} aria-labelledby="next-step">
    <Block name="wheat" className={styles.block} />
    <div>
      <h2 id="next-step">{title}</h2>
      <p>{children}</p>
      <Link className="button" to={to}>
        {label}
      </Link>
    </div>
  </section>
);
