import type { ReactNode } from 'react';
import { Cloth, second, star, third } from './star.tsx';

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

/** A phulkari block. That of the logo, which is on every page, is in a file of its own. */
export const Block = ({ name, className }: { name: BlockName; className?: string | undefined }) => (
  <Cloth className={className}>{blocks[name]}</Cloth>
);
