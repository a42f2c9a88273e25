import type { DocumentType } from './document-policy.ts';

const starts: Readonly<Record<DocumentType, readonly number[]>> = {
  // %PDF-
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of a file by its first bytes, whatever its name; undefined for a type that is not accepted. */
export const documentTypeOf = (file: Uint8Array): DocumentType | undefined =>
  (Object.keys(starts) as DocumentType[]).find((type) => starts[type].every((byte, at) => file[at] === byte));
