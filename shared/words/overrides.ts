import { facts } from '../organisation/facts.ts';
import type { LanguageKey } from './language.ts';

/**
 * The sentences of a language that the organisation has written anew, by their places: `pages/home.testimonials.0.text`.
 * What the product fills in where a file of words has a function is `{1}`, `{2}` there.
 */
export type Overrides = { readonly [place: string]: string };

/** A file of words, or a part of one: texts, and functions that make a text, at any depth. */
type Tree = { [name: string]: Tree | string | ((...given: unknown[]) => string) };

const fillNumbered = (text: string, given: readonly unknown[]): string =>
  text.replace(/{(\d)}/g, (_, number) => String(given[number - 1]));

const write = (shown: Tree, built: Tree, place: string, overrides: Overrides): Tree => {
  for (const [name, value] of Object.entries(built)) {
    const at = `${place}.${name}`;
    const text = overrides[at];
    if (typeof value === 'object') {
      shown[name] ??= (Array.isArray(value) ? [] : {}) as Tree;
      write(shown[name] as Tree, value, at, overrides);
    } else if (text === undefined) shown[name] = value;
    else shown[name] = typeof value === 'string' ? text : (...given) => fillNumbered(text, given);
  }
  return shown;
};

/** Where a file of words is: its language, and its path below that. */
type File = `${LanguageKey}/${string}`;
const placeOf = (file: string): string => file.slice(3);

const files = new Map<File, { built: Tree; shown: Tree }>();

/**
 * Words that the organisation may write anew in the staff area. In a page, and where one is drawn, its own stand in
 * their place from the start.
 */
export const overridable = <Words extends object>(file: File, words: Words): Words => {
  const built = words as unknown as Tree;
  const shown = write((Array.isArray(built) ? [] : {}) as Tree, built, placeOf(file), facts.words ?? {});
  files.set(file, { built, shown });
  return shown as unknown as Words;
};

/** In a function: puts what was published in a language in the place of what was there. */
export const setOverrides = (key: LanguageKey, overrides: Overrides): void => {
  for (const [file, { built, shown }] of files) if (file.startsWith(key)) write(shown, built, placeOf(file), overrides);
};

const listTexts = (tree: Tree, place: string): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const at = `${place}.${name}`;
    if (typeof value === 'object') return listTexts(value, at);
    return [[at, typeof value === 'string' ? value : value(...[1, 2, 3].map((number) => `{${number}}`))]];
  });

/** The texts of a file as the product has them, by their places. */
export const builtTexts = (file: File): ReadonlyMap<string, string> =>
  new Map(listTexts(files.get(file)?.built ?? {}, placeOf(file)));
