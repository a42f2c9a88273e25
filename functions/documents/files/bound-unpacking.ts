import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

// The tables and lists of objects that the parser has to unpack; pictures and pages stay packed. A long report has 2 MB.
const mostBytes = 32 * 1024 * 1024;

type Unpacking = { readonly buffer: Uint8Array; ensureBuffer: (bytes: number) => Uint8Array };

/** The base class of pdf-lib's decoders of every filter. All of them ask for memory by its `ensureBuffer`. */
const findUnpacking = (): Unpacking => {
  const filter = new Map([[PDFName.of('Filter'), PDFName.of('FlateDecode')]]);
  const empty = PDFRawStream.of(PDFDict.fromMapWithContext(filter, PDFContext.create()), new Uint8Array([0x78, 0x9c]));
  let found: unknown = decodePDFRawStream(empty);
  while (typeof found === 'object' && found !== null && !Object.hasOwn(found, 'ensureBuffer')) {
    found = Object.getPrototypeOf(found);
  }
  if (!found) throw new Error('pdf-lib unpacks its streams in another way');
  return found as Unpacking;
};

let left = mostBytes;

const unpacking = findUnpacking();
const { ensureBuffer } = unpacking;
Object.assign(unpacking, {
  ensureBuffer(this: Unpacking, bytes: number): Uint8Array {
    const before = this.buffer.byteLength;
    const buffer = ensureBuffer.call(this, bytes);
    left -= buffer.byteLength - before;
    if (left < 0) throw new Error('A PDF unpacks to more than it may');
    return buffer;
  },
});

/**
 * Bounds what the parser unpacks from here on, all streams of one file together: a file of 300 kB can unpack to as many
 * megabytes, which would end the function or keep it from every other document. One file is read at a time.
 */
export const beginUnpacking = (): void => {
  left = mostBytes;
};

/** Whether the file that is read since then was larger, unpacked, than is taken. */
export const unpackedTooMuch = (): boolean => left < 0;
