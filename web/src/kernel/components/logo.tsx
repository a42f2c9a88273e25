import { organisation } from '../../../../shared/organisation/organisation.ts';
import { Block } from './blocks.tsx';
import styles from './logo.module.css';

/** `short` leaves the long name out on a phone. */
export const Logo = ({ short = false }: { short?: boolean }) => (
  <span className={styles.logo} data-short={short}>
    <Block name="star" className={styles.block} />
    <span className={styles.name}>{organisation.name}</span>
    <span className={styles.rest}>{organisation.longName.replace(`${organisation.name} `, '')}</span>
  </span>
);
