import { bandLegend } from '../../../../shared/domain/score-band.ts';
import styles from './score-lines.module.css';

/** What the bands are and are not; wherever a band is shown. */
export const BandLegend = () => <p className={styles.legend}>{bandLegend}</p>;
