import { createHash } from 'node:crypto';
import type { Service, ServiceWords } from '../../shared/organisation/facts.ts';
import { type LanguageKey, languageKeys } from '../../shared/words/language.ts';

const hashOf = ({ name, short, text }: ServiceWords): string =>
  createHash('sha256')
    .update(JSON.stringify([name, short, text]))
    .digest('base64url')
    .slice(0, 10);

const otherLanguages = languageKeys.filter((key) => key !== 'en');

/** The translations of a service, each with its English. */
const translationsOf = ({ words = {} }: Service) => {
  const { en } = words;
  if (!en) return [];
  return otherLanguages.flatMap((key) => {
    const own = words[key];
    return own ? [{ key, own, english: hashOf(en) }] : [];
  });
};

/**
 * Services as they are saved: a translation is beside the English of now, unless it is unchanged and was sent with the
 * English that it had.
 */
export const besideEnglish = (services: readonly Service[], before: readonly Service[]): Service[] =>
  services.map((service) => {
    const saved = before.find(({ id }) => id === service.id)?.words;
    const translated = translationsOf(service).map(({ key, own, english }) => {
      const was = saved?.[key];
      const isUnchanged = was !== undefined && hashOf(was) === hashOf(own) && was.english === own.english;
      return [key, { ...own, english: isUnchanged ? was.english : english }] as const;
    });
    return translated.length > 0
      ? { ...service, words: { ...service.words, ...Object.fromEntries(translated) } }
      : service;
  });

/** The translations whose English has changed since they were written. */
export const findBehind = (services: readonly Service[]): { service: string; language: LanguageKey }[] =>
  services.flatMap((service) =>
    translationsOf(service).flatMap(({ key, own, english }) =>
      own.english === english ? [] : [{ service: service.id, language: key }],
    ),
  );
