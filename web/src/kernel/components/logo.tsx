import { facts } from '../../../../shared/organisation/facts.ts';
import styles from './logo.module.css';
import { Cloth, star } from './star.tsx';

/** `short` leaves the long name out on a phone. */
export const Logo = ({ short = false }: { short?: boolean }) => (
  <span className={styles.logo} data-short={short}>
    <Cloth className={styles.block}>{star}</Cloth>
    <span className={styles.name}>{facts.name}</span>
    <span className={styles.rest}>{facts.longName.slice(facts.name.length).trim()}</span>
  </span>
);
