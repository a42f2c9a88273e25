import { useId } from 'react';
import styles from './band.module.css';

/** The border of the cloth: a row of phulkari blocks from edge to edge. */
export const Band = () => {
  const pattern = useId();
  return (
    <svg className={styles.band} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={pattern} width="56" height="28" patternUnits="userSpaceOnUse">
          <path className={styles.one} d="M14 2l12 12-12 12L2 14z" />
          <path className={styles.two} d="M14 8l6 6-6 6-6-6z" />
          <path className={styles.three} d="M42 3l5 11-5 11-5-11zM31 14l11-5 11 5-11 5z" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${pattern})`} />
    </svg>
  );
};
