import { type DocumentFault, type DocumentType, documentPolicy } from '../../../shared/documents/document-policy.ts';
import { documentTypeOf } from '../../../shared/documents/document-type.ts';
import { rewriteJpeg } from './rewrite-jpeg.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { rewritePng } from './rewrite-png.ts';

export type Checked = { type: DocumentType; file: Buffer } | { fault: DocumentFault };

const rewrite = (type: DocumentType, given: Buffer) => {
  if (type === 'application/pdf') return rewritePdf(given);
  return type === 'image/png' ? rewritePng(given) : rewriteJpeg(given);
};

/**
 * A file from a stranger, rewritten from its visible content; or the reason for refusing it. The result contains no byte
 * that was sent, so that nothing hidden in the file, before it or after it reaches a reader.
 */
export const checkDocument = async (given: Buffer, declared: DocumentType): Promise<Checked> => {
  if (given.length > documentPolicy.mostBytes) return { fault: 'too-large' };
  const type = documentTypeOf(given);
  if (type === undefined || type !== declared) return { fault: 'wrong-type' };
  const rewritten = await rewrite(type, given);
  if ('fault' in rewritten) return rewritten;
  return rewritten.file.length > documentPolicy.mostBytes ? { fault: 'too-large' } : { type, file: rewritten.file };
};
