import { organisation } from '../../shared/organisation/organisation.ts';
import { helpLines as arHelpLines } from '../../shared/words/ar/help-lines.ts';
import { layout as arLayout } from '../../shared/words/ar/layout.ts';
import { organisationWords as arOrganisation } from '../../shared/words/ar/pages/organisation.ts';
import { selfCompletion as arWords } from '../../shared/words/ar/self-completion.ts';
import { helpLines as bnHelpLines } from '../../shared/words/bn/help-lines.ts';
import { layout as bnLayout } from '../../shared/words/bn/layout.ts';
import { organisationWords as bnOrganisation } from '../../shared/words/bn/pages/organisation.ts';
import { selfCompletion as bnWords } from '../../shared/words/bn/self-completion.ts';
import type { helpLines } from '../../shared/words/en/help-lines.ts';
import { helpLines as enHelpLines } from '../../shared/words/en/help-lines.ts';
import { layout as enLayout } from '../../shared/words/en/layout.ts';
import { organisationWords as enOrganisation } from '../../shared/words/en/pages/organisation.ts';
import type { selfCompletion } from '../../shared/words/en/self-completion.ts';
import { selfCompletion as enWords } from '../../shared/words/en/self-completion.ts';
import { helpLines as guHelpLines } from '../../shared/words/gu/help-lines.ts';
import { layout as guLayout } from '../../shared/words/gu/layout.ts';
import { organisationWords as guOrganisation } from '../../shared/words/gu/pages/organisation.ts';
import { selfCompletion as guWords } from '../../shared/words/gu/self-completion.ts';
import { helpLines as hiHelpLines } from '../../shared/words/hi/help-lines.ts';
import { layout as hiLayout } from '../../shared/words/hi/layout.ts';
import { organisationWords as hiOrganisation } from '../../shared/words/hi/pages/organisation.ts';
import { selfCompletion as hiWords } from '../../shared/words/hi/self-completion.ts';
import type { LanguageKey, Words } from '../../shared/words/language.ts';
import { languages } from '../../shared/words/languages.ts';
import { helpLines as paHelpLines } from '../../shared/words/pa/help-lines.ts';
import { layout as paLayout } from '../../shared/words/pa/layout.ts';
import { organisationWords as paOrganisation } from '../../shared/words/pa/pages/organisation.ts';
import { selfCompletion as paWords } from '../../shared/words/pa/self-completion.ts';
import { helpLines as urHelpLines } from '../../shared/words/ur/help-lines.ts';
import { layout as urLayout } from '../../shared/words/ur/layout.ts';
import { organisationWords as urOrganisation } from '../../shared/words/ur/pages/organisation.ts';
import { selfCompletion as urWords } from '../../shared/words/ur/self-completion.ts';

type LocalMessages = {
  words: Words<typeof selfCompletion>;
  helpLines: Words<typeof helpLines>;
  layout: { draftTranslation: string; draftTranslationText: string; leave: string };
  hours: string;
};

/** The words of a link's pages: they are drawn here, in the language that the person chooses. */
const messagesByLanguage: Readonly<Record<LanguageKey, LocalMessages>> = {
  en: { words: enWords, helpLines: enHelpLines, layout: enLayout, hours: enOrganisation.openingHours },
  ur: { words: urWords, helpLines: urHelpLines, layout: urLayout, hours: urOrganisation.openingHours },
  pa: { words: paWords, helpLines: paHelpLines, layout: paLayout, hours: paOrganisation.openingHours },
  bn: { words: bnWords, helpLines: bnHelpLines, layout: bnLayout, hours: bnOrganisation.openingHours },
  gu: { words: guWords, helpLines: guHelpLines, layout: guLayout, hours: guOrganisation.openingHours },
  hi: { words: hiWords, helpLines: hiHelpLines, layout: hiLayout, hours: hiOrganisation.openingHours },
  ar: { words: arWords, helpLines: arHelpLines, layout: arLayout, hours: arOrganisation.openingHours },
};

/** The languages that the organisation speaks, English first. */
export const spokenLanguages = (['en', ...organisation.languages] as const).map((key) => languages[key]);

/** The words of a language, or the English ones where the organisation has switched it off. */
export const wordsIn = (key: LanguageKey) => {
  const language = spokenLanguages.find((one) => one.key === key) ?? languages.en;
  return { language, ...messagesByLanguage[language.key] };
};
export type Messages = ReturnType<typeof wordsIn>;
