import styles from './dropped-stitch.module.css';

/** A row of running stitch in which one stitch is missing, the thread hanging from it with its needle. */
export const DroppedStitch = () => (
  <svg className={styles.row} viewBox="0 0 420 120" width="420" height="120" aria-hidden="true" focusable="false">
    <path
      className={styles.thread}
      d="M6 30h30M54 28h30M102 31h30M150 29h24M272 30h28M318 28h30M366 31h30M6 58h30M54 60h30M102 57h30M318 59h30M366 57h30"
    />
    <path className={styles.loose} d="M174 29c26-1 34 26 20 38s-34-6-16-18 52 8 58 40" />
    <path className={styles.needle} d="M234 86l6-2 16 30z" />
  </svg>
);
