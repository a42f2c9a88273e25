import { organisation } from '../../../shared/organisation.ts';
import { Block } from './blocks.tsx';
import styles from './logo.module.css';

export const Logo = () => (
  <span className={styles.logo}>
    <Block name="star" className={styles.block} />
    <span className={styles.name}>{organisation.name}</span>
    <span className={styles.rest}>{organisation.longName.replace(`${organisation.name} `, '')}</span>
  </span>
);
