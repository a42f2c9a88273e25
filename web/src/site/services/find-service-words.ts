import { language } from '#words/language.ts';
import type { pictureWords } from '#words/pictures.ts';
import type { Service } from '../../../../shared/organisation/facts.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { servicePictures } from '../../pictures/service-pictures.ts';

/** What the site says of a service that was added, and in which language; in English where nobody has translated it. */
export const findAddedWords = ({ name, words = {} }: Service) => {
  const key = words[language.key] ? language.key : 'en';
  const { id: lang, dir } = languages[key];
  return {
    ...(words[key] ?? { name, short: '', text: '' }),
    marks: key === language.key ? {} : { lang, dir },
  };
};

/** The words of a service in one of the site's files, where it has some there. */
export const findBuilt = <Built extends object>(of: Built, id: string): Built[keyof Built] | undefined =>
  Object.hasOwn(of, id) ? of[id as keyof Built] : undefined;

/** The drawing beside a service. */
export const pictureOf = ({ id, picture }: Service): keyof typeof pictureWords =>
  picture ?? findBuilt(servicePictures, id) ?? 'tea';
