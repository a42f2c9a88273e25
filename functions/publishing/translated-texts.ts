import { createHash } from 'node:crypto';
import type { SiteText, SiteTexts } from '../../shared/organisation/facts.ts';
import { type LanguageKey, languageKeys } from '../../shared/words/language.ts';

const hashOf = ({ name, short, text }: SiteText): string =>
  createHash('sha256')
    .update(JSON.stringify([name, short, text]))
    .digest('base64url')
    .slice(0, 10);

const otherLanguages = languageKeys.filter((key) => key !== 'en');

type Translated = { readonly words?: SiteTexts | undefined };

/** The translations of a service or a page, each with its English. */
const translationsOf = ({ words = {} }: Translated) => {
  const { en } = words;
  if (!en) return [];
  return otherLanguages.flatMap((key) => {
    const own = words[key];
    return own ? [{ key, own, english: hashOf(en) }] : [];
  });
};

/**
 * Services or pages as they are saved: a translation is beside the English of now, unless it is unchanged and was sent with the
 * English that it had.
 */
export const besideEnglish = <One extends Translated>(
  all: readonly One[],
  findSaved: (one: One) => One | undefined,
): One[] =>
  all.map((one) => {
    const saved = findSaved(one)?.words;
    const translated = translationsOf(one).map(({ key, own, english }) => {
      const was = saved?.[key];
      const isUnchanged = was !== undefined && hashOf(was) === hashOf(own) && was.english === own.english;
      return [key, { ...own, english: isUnchanged ? was.english : english }] as const;
    });
    return translated.length > 0 ? { ...one, words: { ...one.words, ...Object.fromEntries(translated) } } : one;
  });

/** The languages of the translations whose English has changed since they were written. */
export const findBehind = (one: Translated): LanguageKey[] =>
  translationsOf(one).flatMap(({ key, own, english }) => (own.english === english ? [] : [key]));
