import { foldSpelling } from '../../../shared/patients/name-families.ts';

// Letters that Unicode does not decompose into a plain letter and a mark.
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
/*
 * The limits of words in keys: a sort key has 1,024 bytes, room for eight words of 123 bytes with the blanks between
 * them and an id. In some scripts a name of a hundred characters is longer, since one character decomposes into
 * several letters of three bytes.
 */
const mostWords = 8;
const mostBytes = 123;

/** The start of a text, in whole letters. */
const cut = (text: string, bytes: number): string => {
  let left = bytes;
  let end = 0;
  for (const letter of text) {
    left -= Buffer.byteLength(letter);
    if (left < 0) break;
    end += letter.length;
  }
  return text.slice(0, end);
};

/** The words of a text without case, accents and apostrophes, each once; a very long word is cut. */
export const plainWords = (text: string): string[] => {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘ʼ`.]/gu, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words.map((word) => cut(word, mostBytes)))].slice(0, mostWords);
};

/** The words of a name as they are in keys: all spellings of one name are one word. */
export const foldName = (name: string): string[] => [...new Set(plainWords(name).map(foldSpelling))];
