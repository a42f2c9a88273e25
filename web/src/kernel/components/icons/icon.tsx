import { lazy, Suspense } from 'react';
import type { IconOf } from './drawn-icon.tsx';
import styles from './icon.module.css';

// All in one file, after the first screen: the words beside an icon do without it, and its room is there.
const DrawnIcon = lazy(async () => ({ default: (await import('./drawn-icon.tsx')).DrawnIcon }));

/** A small drawing beside a word, which says the same: it is not read aloud. */
export const Icon = (of: IconOf) => (
  <span className={styles.icon} aria-hidden="true">
    <Suspense fallback={null}>
      <DrawnIcon {...of} />
    </Suspense>
  </span>
);
