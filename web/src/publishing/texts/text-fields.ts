import * as z from 'zod';
import type { SiteText, SiteTexts } from '../../../../shared/organisation/facts.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';

export const textParts = ['name', 'short', 'text'] as const;
export type TextPart = (typeof textParts)[number];

/** The field of a text in a language. */
export const textField = (part: TextPart, key: LanguageKey): TextField => `${part}-${key}`;
type TextField = `${TextPart}-${LanguageKey}`;

const everyText = siteLanguages.flatMap((key) => textParts.map((part) => ({ key, part, field: textField(part, key) })));

/** The texts of a service or a page in every language, as they are typed; and those that were looked at again. */
export const textFields = {
  ...(Object.fromEntries(everyText.map(({ field }) => [field, z.string().default('')])) as Record<
    TextField,
    z.ZodDefault<z.ZodString>
  >),
  /** The languages whose words say what the English says now. */
  right: z.array(z.enum(siteLanguages)).default([]),
};
export type TextValues = Record<TextField, string> & { right: LanguageKey[] };

export const textValuesOf = (words: SiteTexts = {}): TextValues => ({
  ...(Object.fromEntries(everyText.map(({ key, part, field }) => [field, words[key]?.[part] ?? ''])) as Record<
    TextField,
    string
  >),
  right: [],
});

/** The texts as they are sent, without languages that are blank; `before` is what they were. */
export const textsOf = (values: TextValues, before: SiteTexts = {}): SiteTexts =>
  Object.fromEntries(
    siteLanguages.flatMap((key): [LanguageKey, SiteText][] => {
      const [name, short, text] = textParts.map((part) => values[textField(part, key)]) as [string, string, string];
      const english = values.right.includes(key) ? undefined : before[key]?.english;
      const own = { name, short, text, ...(english !== undefined && { english }) };
      return [name, short, text].every((one) => one.trim() === '') ? [] : [[key, own]];
    }),
  );

/** The API's names of the texts, in the order of the screen. */
export const textPaths: readonly string[] = everyText.map(({ key, part }) => `words.${key}.${part}`);

/** The control of a text that the API names by its path from `words`: `en.short`. */
export const textControl = (key: string, part = 'short'): string => textField(part as TextPart, key as LanguageKey);

const englishNames = new Intl.DisplayNames('en-GB', { type: 'language' });
/** A language by its English name. */
export const nameLanguage = (key: string): string => englishNames.of(key) ?? key;

/** Each text by its label and language, for a comparison. */
export const labelTexts = (labels: Readonly<Record<TextPart, string>>) => ({
  ...(Object.fromEntries(
    everyText.map(({ key, part, field }) => [field, `${labels[part]}: ${languages[key].name}`]),
  ) as Record<TextField, string>),
  right: [
    'Says what the English says now',
    (keys: unknown) => z.array(z.string()).parse(keys).map(nameLanguage).join(', '),
  ] as const,
});
