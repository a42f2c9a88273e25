import {
  type LanguageWords,
  refuseText,
  type SiteWords,
  type WordFile,
  wordFilesOf,
} from '../../shared/publishing/site-words.ts';
import type { LanguageKey } from '../../shared/words/language.ts';
import { builtTexts } from '../../shared/words/overrides.ts';

// Each path is a literal, so that a function's bundle contains these files and no others of a language.
const load = async (key: LanguageKey) =>
  await Promise.all([
    import(`../../shared/words/${key}/acknowledgement.ts`),
    import(`../../shared/words/${key}/broken-page.ts`),
    import(`../../shared/words/${key}/closures.ts`),
    import(`../../shared/words/${key}/contact-form.ts`),
    import(`../../shared/words/${key}/errors.ts`),
    import(`../../shared/words/${key}/failures.ts`),
    import(`../../shared/words/${key}/forms.ts`),
    import(`../../shared/words/${key}/help-lines.ts`),
    import(`../../shared/words/${key}/layout.ts`),
    import(`../../shared/words/${key}/messages.ts`),
    import(`../../shared/words/${key}/pictures.ts`),
    import(`../../shared/words/${key}/read-aloud.ts`),
    import(`../../shared/words/${key}/referral.ts`),
    import(`../../shared/words/${key}/referral-audiences.ts`),
    import(`../../shared/words/${key}/referral-form.ts`),
    import(`../../shared/words/${key}/referral-later.ts`),
    import(`../../shared/words/${key}/referral-letters.ts`),
    import(`../../shared/words/${key}/referral-sent.ts`),
    import(`../../shared/words/${key}/referral-status.ts`),
    import(`../../shared/words/${key}/reminder.ts`),
    import(`../../shared/words/${key}/ring-back-form.ts`),
    import(`../../shared/words/${key}/self-completion.ts`),
    import(`../../shared/words/${key}/pages/contact.ts`),
    import(`../../shared/words/${key}/pages/contact-sent.ts`),
    import(`../../shared/words/${key}/pages/home.ts`),
    import(`../../shared/words/${key}/pages/organisation.ts`),
    import(`../../shared/words/${key}/pages/privacy.ts`),
    import(`../../shared/words/${key}/pages/ring-back.ts`),
    import(`../../shared/words/${key}/pages/services.ts`),
    import(`../../shared/words/${key}/pages/your-phone.ts`),
    import('../../shared/words/en/consent.ts'),
    import('../../shared/words/en/paper-form.ts'),
    import('../../shared/words/en/referral-replies.ts'),
    import('../../shared/words/en/pages/about.ts'),
    import('../../shared/words/en/pages/easy-ideas.ts'),
    import('../../shared/words/en/pages/easy-read.ts'),
    import('../../shared/words/en/pages/gallery.ts'),
  ]);

// The name of a drawing, and what a language leaves blank, are no sentences.
const isSentence = ([place, text]: [string, string]): boolean => text !== '' && !place.endsWith('.picture');

/** The sentences of a part of the site as the product has them in a language, by their places. */
export const findBuiltTexts = async (key: LanguageKey, file: WordFile): Promise<ReadonlyMap<string, string>> => {
  await load(key);
  return new Map([...builtTexts(`${key}/${file}`)].filter(isSentence));
};

type Sentence = {
  place: string;
  built: string;
  text?: string;
  english?: string;
  isBehind: boolean;
};

const listSentences = async (key: LanguageKey, file: WordFile, words: SiteWords): Promise<Sentence[]> => {
  const inEnglish = await findBuiltTexts('en', file);
  return [...(await findBuiltTexts(key, file))].map(([place, built]) => {
    const own = words[key]?.[place];
    const builtEnglish = inEnglish.get(place);
    const english = words.en?.[place]?.text ?? builtEnglish;
    return {
      place,
      built,
      ...(own && { text: own.text }),
      ...(key !== 'en' && english !== undefined && { english }),
      isBehind: key !== 'en' && english !== (own?.english ?? builtEnglish),
    };
  });
};

/** The sentences of a part of the site in a draft, and how the other parts of the language are. */
export const readSentences = async (
  key: LanguageKey,
  file: WordFile,
  { version, words }: { version: number; words: SiteWords },
) => ({
  version,
  texts: await listSentences(key, file, words),
  files: await Promise.all(
    wordFilesOf(key).map(async (one) => {
      const texts = await listSentences(key, one, words);
      const count = (counts: (sentence: Sentence) => boolean) => texts.filter(counts).length;
      return { file: one, own: count(({ text }) => text !== undefined), behind: count(({ isBehind }) => isBehind) };
    }),
  ),
});

type Typed = { place: string; text?: string | undefined; isRight?: boolean | undefined };

/** What is wrong with a sentence that an admin wrote, by its number among those sent. */
export const findWrongText = async (key: LanguageKey, file: WordFile, typed: readonly Typed[]) => {
  const built = await findBuiltTexts(key, file);
  for (const [index, { place, text }] of typed.entries()) {
    const of = built.get(place);
    if (of === undefined) return { path: `texts.${index}.place`, message: 'There is no such sentence on the site.' };
    const message = text === undefined ? undefined : refuseText(place, text, of);
    if (message !== undefined) return { path: `texts.${index}.text`, message };
  }
  return undefined;
};

/** The words of a language with what an admin wrote, and beside what is new the English of today. */
export const withTexts = async (
  { key, file, words }: { key: LanguageKey; file: WordFile; words: SiteWords },
  typed: readonly Typed[],
): Promise<LanguageWords> => {
  const own = { ...words[key] };
  const sentences = new Map((await listSentences(key, file, words)).map((one) => [one.place, one]));
  for (const { place, text: written, isRight = false } of typed) {
    const { built = '', english = built } = sentences.get(place) ?? {};
    // The product's own words become the organisation's where somebody says that they are right beside other English.
    const text = written ?? (isRight ? built : undefined);
    if (text === undefined) delete own[place];
    else if (isRight || own[place]?.text !== text) own[place] = { text, english };
  }
  return own;
};
