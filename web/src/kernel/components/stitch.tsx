import styles from './stitch.module.css';

/** A row of running stitch: the site's divider. */
export const Stitch = ({ drawn = false }: { drawn?: boolean }) => (
  <svg className={drawn ? `${styles.stitch} ${styles.drawn}` : styles.stitch} aria-hidden="true" focusable="false">
    <line x1="3" y1="3" x2="100%" y2="3" />
  </svg>
);
