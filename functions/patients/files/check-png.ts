import { crc32, inflateSync } from 'node:zlib';
import { signatureBytes } from '../../../shared/patients/record.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const largestPng = { bytes: signatureBytes, width: 2000, height: 1000 } as const;

type Chunk = { type: string; data: Buffer };

/** The chunks of a PNG, each with a valid checksum; undefined for any other file. */
const readChunks = (image: Buffer): Chunk[] | undefined => {
  if (!image.subarray(0, 8).equals(signature)) return undefined;
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + 12 <= image.length) {
    const length = image.readUInt32BE(at);
    if (at + 12 + length > image.length) return undefined;
    const named = image.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== image.readUInt32BE(at + 8 + length)) return undefined;
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return at === image.length ? chunks : undefined;
};

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Whether this is one whole picture, of a size that a signature may have, with no data after it. */
export const isSignaturePng = (image: Buffer): boolean => {
  if (image.length > largestPng.bytes) return false;
  const chunks = readChunks(image);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlace] = header.data.subarray(8);
  const samples = channels[colour];
  if (width < 1 || height < 1 || width > largestPng.width || height > largestPng.height) return false;
  if (samples === undefined || ![1, 2, 4, 8].includes(depth) || interlace !== 0) return false;
  const rowBytes = 1 + Math.ceil((width * samples * depth) / 8);
  const compressed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    // A picture that would unpack to more than its declared size is refused.
    return inflateSync(compressed, { maxOutputLength: rowBytes * height }).length === rowBytes * height;
  } catch {
    return false;
  }
};
