import { expect, it } from 'vitest';
import { documentTypeOf } from './document-type.ts';

const starts = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

it.each(starts)('a file that begins like %s is one, whatever follows', (type, start) => {
  expect(documentTypeOf(Uint8Array.from([...start, 0, 1, 2]))).toBe(type);
});

it.each(starts)('a file is no %s when any one of its first bytes is another', (_, start) => {
  for (const at of start.keys()) {
    expect(documentTypeOf(Uint8Array.from([...start, 0].with(at, 0x2a))), `byte ${at}`).toBeUndefined();
  }
  expect(documentTypeOf(Uint8Array.from(start.slice(0, -1)))).toBeUndefined();
});
