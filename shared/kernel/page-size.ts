import { patternText } from './text.ts';

/** The rows a page that a path asks for. */
export const upTo50Rows = patternText(2, /^(?:[1-9]|[1-4]\d|50)$/, 'Please ask for 1 to 50 rows a page.').transform(
  Number,
);

/** The rows a page that a path asks for, in longer lists. */
export const upTo100Rows = patternText(3, /^([1-9]\d?|100)$/, 'Please ask for 1 to 100 rows a page.').transform(Number);
