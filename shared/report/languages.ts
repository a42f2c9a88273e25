import { other, unknown } from './unknown.ts';

/** Languages that are counted separately, each with other spellings. All others are counted together. */
const languages: Readonly<Record<string, readonly string[]>> = {
  English: [],
  Urdu: [],
  Punjabi: ['panjabi', 'mirpuri', 'pahari', 'pothwari', 'potwari'],
  Bengali: ['bangla'],
  Sylheti: [],
  Gujarati: ['gujrati', 'gujerati'],
  Hindi: [],
  Arabic: [],
  Pashto: ['pushto'],
  Farsi: ['persian', 'dari'],
  Kurdish: ['sorani', 'kurmanji'],
  Tamil: [],
  Somali: [],
  Amharic: [],
  Tigrinya: [],
  French: [],
  Portuguese: [],
  Spanish: [],
  Italian: [],
  Polish: [],
  Romanian: [],
  Czech: [],
  Slovak: [],
  Hungarian: [],
  Lithuanian: [],
  Latvian: [],
  Bulgarian: [],
  Albanian: [],
  Turkish: [],
  Russian: [],
  Ukrainian: [],
  Cantonese: [],
  Mandarin: ['chinese'],
  Vietnamese: [],
  'British Sign Language': ['bsl'],
};

const fold = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

const idOf = (name: string): string => fold(name).replaceAll(' ', '-');
const ids = new Map(
  Object.entries(languages).flatMap(([name, also]) => [name, ...also].map((one) => [fold(one), idOf(name)])),
);

export const languageLabels: ReadonlyMap<string, string> = new Map([
  ...Object.keys(languages).map((name) => [idOf(name), name] as const),
  [other, 'Another language'],
]);

/** The category of a typed language: the first known one in it. */
export const languageOf = (typed: string): string => {
  if (typed.trim() === '') return unknown;
  const folded = fold(typed);
  const whole = ids.get(folded);
  if (whole !== undefined) return whole;
  for (const word of folded.split(' ')) {
    const known = ids.get(word);
    if (known !== undefined) return known;
  }
  return other;
};
