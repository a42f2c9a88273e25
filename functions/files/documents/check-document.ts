import { type DocumentFault, type DocumentType, documentPolicy } from '../../../shared/domain/document-policy.ts';
import { documentTypeOf } from '../../../shared/domain/document-type.ts';
import { rewriteJpeg } from './rewrite-jpeg.ts';
import { rewritePdf } from './rewrite-pdf.ts';
import { rewritePng } from './rewrite-png.ts';

export type Checked = { type: DocumentType; file: Buffer } | { fault: DocumentFault };

const rewrite = (type: DocumentType, given: Buffer) => {
  if (type === 'application/pdf') return rewritePdf(given);
  return type === 'image/png' ? rewritePng(given) : rewriteJpeg(given);
};

/**
 * A file that somebody sent, made anew from what it shows; or why it is not taken. Nobody who opens the result opens a byte
 * that was sent: what is hidden in the file, behind it or before it does not come through.
 */
export const checkDocument = async (given: Buffer, declared: DocumentType): Promise<Checked> => {
  if (given.length > documentPolicy.mostBytes) return { fault: 'too-large' };
  const type = documentTypeOf(given);
  if (type === undefined || type !== declared) return { fault: 'wrong-type' };
  const rewritten = await rewrite(type, given);
  if ('fault' in rewritten) return rewritten;
  return rewritten.file.length > documentPolicy.mostBytes ? { fault: 'too-large' } : { type, file: rewritten.file };
};
