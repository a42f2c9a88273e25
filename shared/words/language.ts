/** Every language with a folder of words beside this file. */
export const languageKeys = ['en', 'ur', 'pa', 'bn', 'gu', 'hi', 'ar'] as const;
export type LanguageKey = (typeof languageKeys)[number];

/** A language that the public site can speak. Its words are the folder beside this file that has its key as its name. */
export type Language = {
  /** Its folder, and the first part of the addresses of its pages: `/ur/services`. English has none there. */
  readonly key: LanguageKey;
  /** As HTML and `Intl` name it. */
  readonly id: string;
  /** In its own words, for whoever looks for it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /**
   * The speaker who read every text of its folder, and the day. Without one each page says that it is a draft, in its
   * own words: nobody should have to wonder whether a sentence about their safety is right.
   */
  readonly review?: { readonly by: string; readonly on: string };
};

/**
 * What a file of another language must hold: every text of the English file `English`, under the same names. A list may
 * be longer or shorter; a name that is missing or unknown does not compile.
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
