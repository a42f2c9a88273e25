import { type DocumentFault, documentPolicy } from '../../../shared/documents/document-policy.ts';
import { packJpeg, unpackJpeg } from './jpeg-codec.ts';

type Rewritten = { file: Buffer } | { fault: DocumentFault };
type Size = { width: number; height: number };

// Every word of a scanned letter stays legible at this quality.
const quality = 85;

const startOfFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;

// Each scan may go over the whole picture in ten bytes: a file of 10 MB could ask for a day's work. Encoders make up to 20.
const mostScans = 32;

/** How often a scan begins: inside of one, a byte of 0xff is never followed by that of a marker. */
const hasTooManyScans = (file: Buffer): boolean => {
  const start = Buffer.from([0xff, startOfScan]);
  let scans = 0;
  for (let at = file.indexOf(start); at >= 0 && scans <= mostScans; at = file.indexOf(start, at + 2)) scans += 1;
  return scans > mostScans;
};

type Segment = { marker: number; data: Buffer };

/** The segments before the image data; undefined where one is incomplete. */
const readSegments = (file: Buffer): Segment[] | undefined => {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) return segments;
    const length = file.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > file.length) return undefined;
    segments.push({ marker, data: file.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return undefined;
};

const readSize = (segments: readonly Segment[]): Size | undefined => {
  const frames = segments.filter(({ marker }) => startOfFrame(marker));
  const [frame] = frames;
  if (!frame || frames.length > 1 || frame.data.length < 5) return undefined;
  const size = { height: frame.data.readUInt16BE(1), width: frame.data.readUInt16BE(3) };
  return size.width > 0 && size.height > 0 ? size : undefined;
};

/** The size of a JPEG, as its file says; undefined where that cannot be read. */
export const readJpegSize = (file: Buffer): Size | undefined => {
  const segments = readSegments(file);
  return segments && readSize(segments);
};

/**
 * A JPEG of the same picture, the right way up, drawn anew from its points: where it was taken, with what, and whatever else
 * stood in the file is left out. Its size and the number of its scans are read before it is unpacked.
 */
export const rewriteJpeg = async (given: Buffer): Promise<Rewritten> => {
  const size = readJpegSize(given);
  if (!size) return { fault: 'broken' };
  if (size.width * size.height > documentPolicy.mostPixels || hasTooManyScans(given)) return { fault: 'too-large' };
  const picture = await unpackJpeg(given);
  return picture ? { file: await packJpeg(picture, quality) } : { fault: 'broken' };
};
