import { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentFault } from '../../../shared/documents/document-policy.ts';
import { beginUnpacking, unpackedTooMuch } from './bound-unpacking.ts';
import { disarmPdf } from './disarm-pdf.ts';

type Rewritten = { file: Buffer } | { fault: DocumentFault };

// The distance from the end at which readers look for the end mark.
const tailBytes = 1024;

/**
 * The same PDF written anew, of what its pages lead to and of nothing else, without links to the web. What it unpacks
 * to is bounded. One that contains programs, files or forms that send is refused, since leaving them out could change
 * what it says.
 *
 * It is not made anew as pictures: a letter would lose its text, which is searched, copied and read aloud.
 */
export const rewritePdf = async (given: Buffer): Promise<Rewritten> => {
  // The parser repairs a truncated file, and would keep part of what somebody meant to send.
  if (!given.subarray(-tailBytes).includes('%%EOF')) return { fault: 'broken' };
  beginUnpacking();
  try {
    const read = await PDFDocument.load(given, { throwOnInvalidObject: true, updateMetadata: false });
    if (read.getPageCount() === 0) return { fault: 'broken' };
    if (disarmPdf(read.context).isActive) return { fault: 'active' };
    return { file: Buffer.from(await read.save({ addDefaultPage: false, updateFieldAppearances: false })) };
  } catch {
    if (unpackedTooMuch()) return { fault: 'too-large' };
    // Encrypted content cannot be parsed, and the parser may fail on it before it finds out that it is encrypted.
    return { fault: given.includes('/Encrypt') ? 'protected' : 'broken' };
  }
};
