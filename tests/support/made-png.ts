import { crc32, deflateSync } from 'node:zlib';

const makeChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

/** A picture in shades of grey, white by default. */
export const makePng = (
  width: number,
  height: number,
  pixels: Buffer = Buffer.alloc((width + 1) * height, 0xff),
  between: Buffer = Buffer.alloc(0),
): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    makeChunk('IHDR', header),
    between,
    makeChunk('IDAT', deflateSync(pixels)),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A complete picture of exactly the given number of bytes. */
export const makePngOf = (bytes: number): Buffer => {
  const bare = makePng(40, 16);
  return makePng(40, 16, undefined, makeChunk('tEXt', Buffer.alloc(bytes - bare.length - 12, 0x61)));
};
