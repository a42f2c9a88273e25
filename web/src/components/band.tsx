import styles from './band.module.css';

/** The border of the cloth: a row of phulkari blocks from edge to edge. */
export const Band = () => <div className={styles.band} />;
