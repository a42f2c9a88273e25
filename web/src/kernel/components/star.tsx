import type { ReactNode } from 'react';

export const second = 'var(--second, currentColor)';
export const third = 'var(--third, currentColor)';

/** Eight points around a diamond: the block of the logo. */
export const star = (
  <>
    <path fill="currentColor" d="M24 2l7 15-7 7-7-7zM24 46l-7-15 7-7 7 7zM2 24l15-7 7 7-7 7zM46 24l-15 7-7-7 7-7z" />
    <path
      fill={second}
      d="M7 7l12 4-3.5 4.5-4.5 3.5zM41 7l-4 12-4.5-3.5-3.5-4.5zM41 41l-12-4 3.5-4.5 4.5-3.5zM7 41l4-12 4.5 3.5 3.5 4.5z"
    />
    <path fill={third} d="M24 19.5l4.5 4.5-4.5 4.5-4.5-4.5z" />
  </>
);

type Props = { className?: string | undefined; children: ReactNode };

/**
 * The cloth of a phulkari block, of 48 by 48 threads. Colours come from the style that uses it: `color` is the main
 * thread, `--second` and `--third` the others.
 */
export const Cloth = ({ className, children }: Props) => (
  <svg viewBox="0 0 48 48" width="48" height="48" className={className} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
