import { expect, it } from 'vitest';
import { countTextParts } from './text-parts.ts';

it.each([
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 of them', 'a'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['80 euros, which take two places each', '€'.repeat(80), 1],
  ['81 euros', '€'.repeat(81), 2],
  ['70 letters of another script', 'ک'.repeat(70), 1],
  ['71 of them', 'ک'.repeat(71), 2],
  ['135 of them', 'ک'.repeat(135), 3],
  ['a curly apostrophe, which makes it another script', `${'a'.repeat(70)}’`, 2],
])('%s are sent as so many texts', (_, text, parts) => expect(countTextParts(text)).toBe(parts));
