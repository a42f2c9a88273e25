/** Every language with a folder of words beside this file. */
export const languageKeys = ['en', 'ur', 'pa', 'bn', 'gu', 'hi', 'ar'] as const;
export type LanguageKey = (typeof languageKeys)[number];

/** A language of the public site. Its words are in the folder beside this file that is named by its key. */
export type Language = {
  /** Its folder, and the first part of the addresses of its pages: `/ur/services`. English has no such part. */
  readonly key: LanguageKey;
  /** The tag for HTML and `Intl`. */
  readonly id: string;
  /** Its name in its own words, for whoever looks for it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /**
   * The speaker who read every text of its folder, and the day. Without a review each page says that it is a draft, in
   * its own words: nobody should have to wonder whether a sentence about their safety is right.
   */
  readonly review?: { readonly by: string; readonly on: string };
};

/**
 * The type of a file of another language: every text of the English file `English`, under the same names. A list may
 * be longer or shorter; a missing or unknown name does not compile.
 *
 * @example export const home: Words<typeof english> = { … };
 */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : English extends readonly (infer Item)[]
      ? readonly Words<Item>[]
      : { readonly [Name in keyof English]: Words<English[Name]> };
