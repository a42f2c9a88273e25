import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { urduAlphabet } from './cut-fonts.ts';

const words = join(import.meta.dirname, '../shared/words/ur');
const isArabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/gu;

it('the font of Urdu keeps every letter that the words in Urdu are written with', () => {
  const files = readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const written = files.flatMap((file) => readFileSync(join(words, file), 'utf8').match(isArabic) ?? []);
  expect(new Set(written).size).toBeGreaterThan(40);
  expect([...new Set(written)].filter((letter) => !urduAlphabet.has(letter))).toEqual([]);
});
