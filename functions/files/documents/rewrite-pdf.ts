import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { DocumentFault } from '../../../shared/domain/document-policy.ts';
import { beginUnpacking, unpackedTooMuch } from './bound-unpacking.ts';

type Rewritten = { file: Buffer } | { fault: DocumentFault };

// Actions of a reader, by itself or at a click, beyond turning a page or opening a web address.
const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'AF', 'XFA', 'RichMediaContent', 'AA'];
const activeActions = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
];
const activeTypes = ['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'];

// The distance from the end at which readers look for the end mark.
const tailBytes = 1024;

const nameIn = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

const isActive = (dict: PDFDict): boolean =>
  activeKeys.some((key) => dict.has(PDFName.of(key))) ||
  activeActions.includes(nameIn(dict, 'S') ?? '') ||
  activeTypes.includes(nameIn(dict, 'Type') ?? '') ||
  activeTypes.includes(nameIn(dict, 'Subtype') ?? '');

/** The dictionaries nested in an object, however deep; objects that it refers to are not included. */
const holdsAction = (root: PDFObject): boolean => {
  const left: PDFObject[] = [root];
  for (let one = left.pop(); one; one = left.pop()) {
    const inner = one instanceof PDFStream || one instanceof PDFRawStream ? one.dict : one;
    if (inner instanceof PDFDict) {
      if (isActive(inner)) return true;
      left.push(...inner.values());
    }
    if (inner instanceof PDFArray) left.push(...inner.asArray());
  }
  return false;
};

/**
 * The same PDF written anew, of the objects that can be read and of nothing else. What it unpacks to is bounded. One that contains programs, files or forms
 * that send is refused, since leaving them out could change what it says.
 */
export const rewritePdf = async (given: Buffer): Promise<Rewritten> => {
  // The parser repairs a truncated file, and would keep part of what somebody meant to send.
  if (!given.subarray(-tailBytes).includes('%%EOF')) return { fault: 'broken' };
  beginUnpacking();
  try {
    const read = await PDFDocument.load(given, { throwOnInvalidObject: true, updateMetadata: false });
    if (read.getPageCount() === 0) return { fault: 'broken' };
    if (read.context.enumerateIndirectObjects().some(([, object]) => holdsAction(object))) return { fault: 'active' };
    return { file: Buffer.from(await read.save({ addDefaultPage: false, updateFieldAppearances: false })) };
  } catch {
    if (unpackedTooMuch()) return { fault: 'too-large' };
    // Encrypted content cannot be parsed, and the parser may fail on it before it finds out that it is encrypted.
    return { fault: given.includes('/Encrypt') ? 'protected' : 'broken' };
  }
};
