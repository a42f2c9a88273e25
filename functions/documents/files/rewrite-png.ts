import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type DocumentFault, documentPolicy } from '../../../shared/documents/document-policy.ts';

type Chunk = { type: string; data: Buffer };
type Rewritten = { file: Buffer } | { fault: DocumentFault };

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** The chunks up to the end of the picture; undefined where one is incomplete, or its checksum is wrong. */
const readChunks = (file: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    if (at + 12 + length > file.length) return undefined;
    const named = file.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== file.readUInt32BE(at + 8 + length)) return undefined;
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4) });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return undefined;
};

const writeChunk = ({ type, data }: Chunk): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

// The start and the spacing of the pixels of the seven passes of an interlaced picture.
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Header = { width: number; height: number; bits: number; isInterlaced: boolean };

const readHeader = ({ type, data }: Chunk): Header | undefined => {
  if (type !== 'IHDR' || data.length !== 13) return undefined;
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  const isKnown = depths[colour]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  const bits = depth * (channels[colour] ?? 0);
  const header = { width: data.readUInt32BE(0), height: data.readUInt32BE(4), bits, isInterlaced: interlace === 1 };
  return isKnown && header.width > 0 && header.height > 0 ? header : undefined;
};

/** The sizes of the rows, each with a byte for its filter, in the order in which they are stored. */
const partsOf = ({ width, height, bits, isInterlaced }: Header): { rowBytes: number; rows: number }[] => {
  const whole = [[0, 0, 1, 1]] as const;
  return (isInterlaced ? passes : whole).flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    return columns > 0 && rows > 0 ? [{ rowBytes: 1 + Math.ceil((columns * bits) / 8), rows }] : [];
  });
};

const lastFilter = 4;

const hasKnownFilters = (pixels: Buffer, header: Header): boolean => {
  let at = 0;
  for (const { rowBytes, rows } of partsOf(header)) {
    for (let row = 0; row < rows; row += 1, at += rowBytes) if ((pixels[at] ?? 0) > lastFilter) return false;
  }
  return at === pixels.length;
};

const unpack = (packed: Buffer, maxOutputLength: number): Buffer | undefined => {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch {
    return undefined;
  }
};

/**
 * A PNG of the same pixels and nothing else: texts, places, colour profiles and data after the picture are left out,
 * and the pixels are compressed anew. Their number is known before they are unpacked. They stay as they are stored: a
 * library makes red, green, blue and opacity of each, which of a black-and-white scan is thirty times as much memory,
 * and a file nine times as large.
 */
export const rewritePng = (given: Buffer): Rewritten => {
  const chunks = readChunks(given);
  const [first] = chunks ?? [];
  const header = first && readHeader(first);
  if (!chunks || !first || !header) return { fault: 'broken' };
  if (header.width * header.height > documentPolicy.mostPixels) return { fault: 'too-large' };
  const size = partsOf(header).reduce((sum, { rowBytes, rows }) => sum + rowBytes * rows, 0);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = unpack(packed, size);
  if (pixels?.length !== size || !hasKnownFilters(pixels, header)) return { fault: 'broken' };
  const colours = chunks.filter(({ type }) => type === 'PLTE' || type === 'tRNS');
  const all = [first, ...colours, { type: 'IDAT', data: deflateSync(pixels) }, { type: 'IEND', data: Buffer.alloc(0) }];
  return { file: Buffer.concat([signature, ...all.map(writeChunk)]) };
};
