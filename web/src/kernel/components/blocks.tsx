import type { ReactNode } from 'react';

/**
 * The phulkari blocks, each drawn once on a cloth of 48 by 48 threads. Colours come from the style that uses them:
 * `color` is the main thread, `--second` and `--third` the others.
 */
const second = 'var(--second, currentColor)';
const third = 'var(--third, currentColor)';

/** Eight points around a diamond: the block of the logo. */
const star = (
  <>
    <path fill="currentColor" d="M24 2l7 15-7 7-7-7zM24 46l-7-15 7-7 7 7zM2 24l15-7 7 7-7 7zM46 24l-15 7-7-7 7-7z" />
    <path
      fill={second}
      d="M7 7l12 4-3.5 4.5-4.5 3.5zM41 7l-4 12-4.5-3.5-3.5-4.5zM41 41l-12-4 3.5-4.5 4.5-3.5zM7 41l4-12 4.5 3.5 3.5 4.5z"
    />
    <path fill={third} d="M24 19.5l4.5 4.5-4.5 4.5-4.5-4.5z" />
  </>
);

/** A diamond in steps, as counted from the back of the cloth. */
const diamond = (
  <>
    <path fill="currentColor" d="M24 3l21 21-21 21-21-21zM24 11L11 24l13 13 13-13z" fillRule="evenodd" />
    <path fill={second} d="M24 15l9 9-9 9-9-9z" />
    <path fill={third} d="M24 20l4 4-4 4-4-4z" />
  </>
);

/** Ears of wheat, four to a field. */
const wheat = (
  <>
    <path fill="currentColor" d="M22 22V4l-9 9zM26 22V4l9 9zM22 26v18l-9-9zM26 26v18l9-9z" />
    <path fill={second} d="M20 22H4l7-7zM28 22h16l-7-7zM20 26H4l7 7zM28 26h16l-7 7z" />
  </>
);

const blocks = { star, diamond, wheat } satisfies Record<string, ReactNode>;
export type BlockName = keyof typeof blocks;

export const Block = ({ name, className }: { name: BlockName; className?: string | undefined }) => (
  <svg viewBox="0 0 48 48" width="48" height="48" className={className} aria-hidden="true" focusable="false">
    {blocks[name]}
  </svg>
);
