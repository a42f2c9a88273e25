import type { DangerSign } from '../../../../shared/safety/danger.ts';
import { describeDanger } from '../../patients/parts/words.ts';
import styles from './danger.module.css';

/** Says that somebody is in danger, and which signs of it are known, on the red of the head of a record and of Alerts. */
export const DangerLabel = ({ signs = [] }: { signs?: readonly DangerSign[] }) => (
  <strong className={styles.label} data-red>
    {signs.length > 0 ? `Danger: ${describeDanger(signs)}` : 'Danger'}
  </strong>
);
