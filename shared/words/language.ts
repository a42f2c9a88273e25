/** A language that the public site can speak. Its words are the folder beside this file that has its name. */
export type Language = {
  /** As HTML and `Intl` name it. */
  readonly id: string;
  /** In its own words, for whoever looks for it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
};

/**
 * What a file of another language must hold: every text of the English file `English`, under the same names. A list may
 * be longer or shorter; a name that is missing or unknown does not compile.
 *
 * @example export const home = { … } satisfies Words<typeof import('../../en/pages/home.ts').home>;
 */
export type Words<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : English extends readonly (infer Item)[]
      ? readonly Words<Item>[]
      : { readonly [Name in keyof English]: Words<English[Name]> };
