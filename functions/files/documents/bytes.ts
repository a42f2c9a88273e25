import type { DocumentType } from '../../../shared/domain/document-policy.ts';

const starts: Readonly<Record<DocumentType, Buffer>> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from('ffd8ff', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
};

/** What a file is by its first bytes, whatever it is called; undefined when it is nothing that is taken. */
export const typeOf = (file: Buffer): DocumentType | undefined =>
  (Object.keys(starts) as DocumentType[]).find((type) => file.subarray(0, starts[type].length).equals(starts[type]));
