import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * What is written in Urdu: the letters of Arabic and those that Urdu adds, vowel signs, digits, marks of punctuation and of
 * honour, and the signs of direction and joining. The other letters of the block are of Sindhi, Pashto, Uyghur and others.
 */
export const urduAlphabet: ReadonlySet<string> = new Set([
  ...from(0x0621, 0x063a),
  ...from(0x0640, 0x0656),
  ...'\u0670ٹپچڈڑژکگںھہۂۃیےۓە',
  ...from(0x0660, 0x066c),
  ...from(0x06f0, 0x06f9),
  ...'،؍؎؏ؐؑؒؓؔ؛؟۔',
  ...from(0x200c, 0x200f),
  ...' .:-()/"’ﷲﷺ',
]);

/** The folder of cut fonts, made by each build; style sheets name it. */
const folder = join(import.meta.dirname, '../node_modules/.cut-fonts/');

const wholeFont = '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2';

/** Cuts the largest font to the letters of its language: a quarter of it is for languages that the site does not speak. */
export const cutFonts = async (): Promise<void> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(wholeFont)));
  const cut = await subsetFont(whole, [...urduAlphabet].join(''), { targetFormat: 'woff2' });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'noto-nastaliq-urdu.woff2'), cut);
};
