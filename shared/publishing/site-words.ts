import * as z from 'zod';
import { helpLinks } from '../country/help-links.ts';
import { countTextParts } from '../kernel/text-parts.ts';
import { type LanguageKey, languageKeys } from '../words/language.ts';
import type { Overrides } from '../words/overrides.ts';

/** The files of words that the organisation may write anew, by the part of the site that people know. */
export const wordFiles = {
  'pages/home': 'Home',
  'pages/services': 'Services',
  'pages/about': 'About us',
  'pages/gallery': 'Pictures of our work',
  'pages/contact': 'Contact',
  'pages/contact-sent': 'After a message was sent',
  'contact-form': 'Contact: the form',
  'pages/ring-back': 'Ring me back',
  'ring-back-form': 'Ring me back: the form',
  'pages/your-phone': 'Is my phone safe?',
  'pages/easy-read': 'Easy read: the pages, and the short referral',
  'pages/easy-ideas': 'Easy read: what we do, how to reach us, what you tell us',
  'pages/privacy': 'Privacy',
  'pages/organisation': 'Who we are, on every page',
  layout: 'Around every page',
  'help-lines': 'Urgent help lines of the country',
  closures: 'When nobody is there',
  pictures: 'What pictures show',
  referral: 'Referral: around the questions',
  'referral-form': 'Referral: the questions',
  'referral-audiences': 'Referral: questions that differ by who refers',
  'referral-letters': 'Referral: letters',
  'referral-later': 'Referral: going on later',
  'referral-sent': 'Referral: after it was sent',
  'referral-status': 'Where is my referral?',
  acknowledgement: 'Referral: the message that it has come',
  'referral-replies': 'Referral: suggested replies to referrers',
  reminder: 'Texts about sessions',
  consent: 'Consent: what patients are asked to agree to',
  'self-completion': 'Answering questions alone: the pages and the link',
  forms: 'Around the questions of every form',
  messages: 'What is said of mistakes in a form',
  'paper-form': 'The referral form on paper',
  'read-aloud': 'Read aloud',
  errors: 'When a page cannot be shown',
  failures: 'When our service cannot be reached',
  'broken-page': 'When a page did not load',
} as const;
export type WordFile = keyof typeof wordFiles;
export const wordFileNames = Object.keys(wordFiles) as WordFile[];

const onlyEnglish: readonly WordFile[] = [
  'pages/about',
  'pages/gallery',
  'pages/easy-read',
  'pages/easy-ideas',
  'consent',
  'paper-form',
  'referral-replies',
];

/** The files that a language has. */
export const wordFilesOf = (key: LanguageKey): WordFile[] =>
  wordFileNames.filter((file) => key === 'en' || !onlyEnglish.includes(file));

/** A sentence as the organisation wrote it, and the English beside which it was written. Of a check: see `checkPlace`. */
const ownText = z.object({ text: z.string(), english: z.string() });

/** The own sentences of a language, by their places. */
export const languageWords = z.record(z.string(), ownText);
export type LanguageWords = z.infer<typeof languageWords>;
export type SiteWords = { readonly [Key in LanguageKey]?: LanguageWords };

const checks = 'checked.';

/**
 * Where the words of a language have the check of a page: that somebody who speaks it has read the page. Its text says
 * who and when, and in the place of the English is the hash of the page that was read.
 */
export const checkPlace = (path: string): string => checks + path;
export const isCheck = (place: string): boolean => place.startsWith(checks);

export const overridesOf = (words: LanguageWords = {}): Overrides =>
  Object.fromEntries(Object.entries(words).flatMap(([place, { text }]) => (isCheck(place) ? [] : [[place, text]])));

/** The hash of each page that was checked, by its path. */
export const checksOf = (words: LanguageWords = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([place, { english }]) =>
      isCheck(place) ? [[place.slice(checks.length), english]] : [],
    ),
  );

/** One sentence in which two states of the site differ; the product's own words where there is no text. */
export const changedText = z.object({
  language: z.enum(languageKeys),
  place: z.string(),
  before: ownText.optional(),
  after: ownText.optional(),
});
export type ChangedText = z.infer<typeof changedText>;

const changesIn = (language: LanguageKey, before: LanguageWords, after: LanguageWords): ChangedText[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((place) => {
    const [was, is] = [before[place], after[place]];
    if (was?.text === is?.text && was?.english === is?.english) return [];
    return [{ language, place, ...(was && { before: was }), ...(is && { after: is }) }];
  });

/** The sentences in which two states of the site differ, by language. */
export const changedTexts = (before: SiteWords, after: SiteWords): ChangedText[] =>
  languageKeys.flatMap((key) => changesIn(key, before[key] ?? {}, after[key] ?? {}));

/** The words before some changes. */
export const undoChanges = (words: SiteWords, changes: readonly ChangedText[]): SiteWords => {
  const undone: { [Key in LanguageKey]?: LanguageWords } = { ...words };
  for (const { language, place, before } of changes) {
    const { [place]: _, ...others } = undone[language] ?? {};
    undone[language] = before ? { ...others, [place]: before } : others;
  }
  return undone;
};

const filledIn = (text: string): string[] => [...text.matchAll(/{\w+}/g)].map(([found]) => found).toSorted();

/** How many characters a sentence may have, so that it fits into its place. */
const mostCharacters = (built: string): number => Math.max(100, built.length * 3);

/** The number that a sentence about a help line has to name, as it is in the link: `116123`. */
const numberIn = (place: string): string => {
  const [, link = ''] = Object.entries(helpLinks).find(([id]) => place === `help-lines.${id}.say`) ?? [];
  return link.replace(/^\w+:/, '');
};

// What goes to telephones as a text, whose length costs, and which may arrive in pieces.
const isForTelephone = (place: string): boolean =>
  place.startsWith('reminder.') || place === 'self-completion.message.text';
// In the place of times, days, telephone numbers and links, which are filled in alike.
const countParts = (text: string): number => countTextParts(text.replaceAll(/{\d}/g, '0113 496 0142'));

/** Why a sentence cannot stand in the place of the product's own. */
export const refuseText = (place: string, text: string, built: string): string | undefined => {
  const [wanted, given] = [filledIn(built), filledIn(text)];
  if (wanted.join() !== given.join())
    return wanted.length === 0
      ? 'Please write this without { and }: the site fills in nothing here.'
      : `Please write ${[...new Set(wanted)].join(' and ')} as often as the product does: the site fills it in.`;
  if (isForTelephone(place) && countParts(text) > countParts(built))
    return 'Please shorten this: it has to fit into as many texts as the product’s words. Curly quotes and emojis take more room.';
  const number = numberIn(place);
  if (!text.replaceAll(/\s/g, '').includes(number))
    return `Please name the number ${number}: people in danger ring it.`;
  const most = mostCharacters(built);
  return text.length > most ? `Please use ${most} characters or fewer, so that it fits into its place.` : undefined;
};
