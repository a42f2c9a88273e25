import { decode, encode } from 'jpeg-js';
import { type DocumentFault, documentPolicy } from '../../../shared/domain/document-policy.ts';

type Rewritten = { file: Buffer } | { fault: DocumentFault };
type Size = { width: number; height: number };

// Every word of a scanned letter stays legible at this quality.
const quality = 85;
const mostMemoryMB = 700;

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

const orientationTag = 0x0112;

/** The orientation in the EXIF data, 1 to 8; 1 where there is none that can be read. */
const readOrientation = (segments: readonly Segment[]): number => {
  const exif = segments.find(({ marker, data }) => marker === 0xe1 && data.toString('latin1', 0, 6) === 'Exif\0\0');
  const tiff = exif?.data.subarray(6);
  if (!tiff || tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  for (let entry = first + 2, left = read16(first); left > 0 && entry + 12 <= tiff.length; entry += 12, left -= 1) {
    const value = read16(entry + 8);
    if (read16(entry) === orientationTag) return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** For each EXIF orientation, the source pixel of a pixel of the upright picture. */
const sources: Readonly<Record<number, (x: number, y: number, of: Size) => readonly [number, number]>> = {
  2: (x, y, { width }) => [width - 1 - x, y],
  3: (x, y, { width, height }) => [width - 1 - x, height - 1 - y],
  4: (x, y, { height }) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, { height }) => [y, height - 1 - x],
  7: (x, y, { width, height }) => [width - 1 - y, height - 1 - x],
  8: (x, y, { width }) => [width - 1 - y, x],
};

type Picture = Size & { data: Uint8Array };

const turn = (picture: Picture, orientation: number): Picture => {
  const source = sources[orientation];
  if (!source) return picture;
  const [width, height] = orientation > 4 ? [picture.height, picture.width] : [picture.width, picture.height];
  const [from, to] = [picture.data, new Uint8Array(picture.data.length)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const [left, top] = source(x, y, picture);
      const start = (top * picture.width + left) * 4;
      to[at] = from[start] ?? 0;
      to[at + 1] = from[start + 1] ?? 0;
      to[at + 2] = from[start + 2] ?? 0;
      to[at + 3] = 255;
    }
  }
  return { width, height, data: to };
};

/**
 * A JPEG of the same picture, the right way up, drawn anew from its points: where it was taken, with what, and whatever else
 * stood in the file is left out. Its size and the number of its scans are read before it is unpacked.
 */
export const rewriteJpeg = (given: Buffer): Rewritten => {
  const segments = readSegments(given);
  const size = segments && readSize(segments);
  if (!segments || !size) return { fault: 'broken' };
  if (size.width * size.height > documentPolicy.mostPixels || hasTooManyScans(given)) return { fault: 'too-large' };
  try {
    const picture = decode(given, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: documentPolicy.mostPixels / 1_000_000,
      maxMemoryUsageInMB: mostMemoryMB,
    });
    const { width, height, data } = turn(picture, readOrientation(segments));
    return { file: Buffer.from(encode({ width, height, data }, quality).data) };
  } catch {
    return { fault: 'broken' };
  }
};
