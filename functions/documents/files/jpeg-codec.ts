import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';

export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

// The bundle of a function has the files of these names: see infra/cloud/bundle.ts.
const { resolve } = createRequire(import.meta.url);
const compile = (file: string): WebAssembly.Module => new WebAssembly.Module(readFileSync(file));

// Its types have only one of the two.
const startDecoder: (module: WebAssembly.Module, options: { printErr: (line: string) => void }) => Promise<void> =
  initDecoder;

let decoder: WebAssembly.Module | undefined;
let encoder: WebAssembly.Module | undefined;

/**
 * The upright picture of a JPEG by MozJPEG, which can reach nothing outside of its WebAssembly; undefined where it is
 * cut off or cannot be read. Each file has a memory of its own.
 */
export const unpackJpeg = async (file: Buffer): Promise<Picture | undefined> => {
  decoder ??= compile(resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
  const errors: string[] = [];
  const printErr = (line: string) => void errors.push(line);
  await startDecoder(decoder, { printErr });
  try {
    const picture = await decode(new Uint8Array(file).buffer, { preserveOrientation: true });
    // MozJPEG shows what there is of such a file, and says so.
    return errors.some((line) => line.startsWith('Premature end')) ? undefined : picture;
  } catch {
    return undefined;
  }
};

/** A JPEG of a picture and nothing else, as sharp in its colours as in its light. */
export const packJpeg = async (picture: Picture, quality: number): Promise<Buffer> => {
  encoder ??= compile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await initEncoder(encoder);
  const options = { quality, progressive: false, auto_subsample: false, chroma_subsample: 1 };
  return Buffer.from(await encode({ ...picture, colorSpace: 'srgb' }, options));
};
