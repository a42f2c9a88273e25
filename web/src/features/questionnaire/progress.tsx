import styles from './progress.module.css';

/** The progress, as a thread that is sewn along. */
export const Progress = ({ done, of }: { done: number; of: number }) => (
  <div className={styles.progress}>
    <svg aria-hidden="true" focusable="false">
      <line className={styles.cloth} x1="3" y1="4" x2="100%" y2="4" />
      <line x1="3" y1="4" x2={`${(100 * done) / of}%`} y2="4" />
    </svg>
    <p role="status">
      {done} of {of} answered
    </p>
  </div>
);
