import type { helpLines } from '#words/help-lines.ts';
import type { organisationWords } from '#words/pages/organisation.ts';
import type { selfCompletion } from '#words/self-completion.ts';
import { openingHoursIn } from '../../shared/organisation/facts.ts';
import { organisation } from '../../shared/organisation/organisation.ts';
import type { LanguageKey, Words } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';

type Modules = [
  { selfCompletion: Words<typeof selfCompletion> },
  { helpLines: Words<typeof helpLines> },
  { layout: { draftTranslation: string; draftTranslationText: string; leave: string } },
  { organisationWords: Words<typeof organisationWords> },
];

// Each path is a literal, so that a function's bundle contains these files and no others of a language.
const load = async (key: LanguageKey) => {
  const [{ selfCompletion: words }, { helpLines }, { layout }, { organisationWords }]: Modules = await Promise.all([
    import(`../../shared/words/${key}/self-completion.ts`),
    import(`../../shared/words/${key}/help-lines.ts`),
    import(`../../shared/words/${key}/layout.ts`),
    import(`../../shared/words/${key}/pages/organisation.ts`),
  ]);
  const hours = () => openingHoursIn(key, organisationWords);
  return { language: languages[key], words, helpLines, layout, hours };
};

const english = await load('en');
const spoken = [english, ...(await Promise.all(organisation.languages.map(load)))];

/** The languages that the organisation speaks, English first. */
export const spokenLanguages = spoken.map(({ language }) => language);

/** The words of a link's pages in a language, or the English ones where the organisation has switched it off. */
export const wordsIn = (key: LanguageKey) => spoken.find(({ language }) => language.key === key) ?? english;
export type Messages = ReturnType<typeof wordsIn>;
