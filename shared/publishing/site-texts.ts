import * as z from 'zod';
import { cappedText, optionalText } from '../kernel/text.ts';
import { type LanguageKey, languageKeys } from '../words/language.ts';

const storedText = z.object({ name: z.string(), short: z.string(), text: z.string(), english: z.string().optional() });

/** The words of a service or an added page, as stored and read. */
export const siteTexts = z.partialRecord(z.enum(languageKeys), storedText);

type Parts = Record<'name' | 'short' | 'text', z.ZodString>;

/** The same as an admin gives them, with the limits of each part. */
export const siteTextsInput = (parts: Parts) => {
  const text = z.strictObject({
    ...parts,
    /** As it was read; left out where the words say what the English says now. */
    english: optionalText(cappedText(20, { missing: 'Please leave this out.' })),
  });
  return z.strictObject(
    Object.fromEntries(languageKeys.map((key) => [key, text.optional()])) as Record<
      LanguageKey,
      z.ZodOptional<typeof text>
    >,
  );
};
