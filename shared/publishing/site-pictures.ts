import * as z from 'zod';
import { optionalText, patternText, singleLine } from '../kernel/text.ts';
import { type LanguageKey, languageKeys } from '../words/language.ts';
import { pictureNames } from './picture-names.ts';

/** In pixels: every picture of the site is shown at half of it, so that it is sharp on a phone. */
export const pictureSize = { width: 1280, height: 960 } as const;

/** What a phone may have to load for one picture. The body of its call, in base64, is a third longer. */
export const mostPictureBytes = 450_000;

/** A picture as stored and read. */
export const sitePicture = z.object({
  file: z.string(),
  alt: z.object({ en: z.string() }).catchall(z.string()),
});

const description = singleLine(300, 'Please describe what the picture shows, for people who cannot see it.');
const otherLanguages = languageKeys.filter((key): key is Exclude<LanguageKey, 'en'> => key !== 'en');
const others = Object.fromEntries(otherLanguages.map((key) => [key, optionalText(singleLine(300))])) as Record<
  Exclude<LanguageKey, 'en'>,
  ReturnType<typeof optionalText<z.ZodString>>
>;

/** A picture as an admin gives it: one that was checked before, and what it shows. */
export const sitePictureInput = z.strictObject({
  file: patternText(36, /^[0-9a-f]{32}\.jpg$/, 'Please choose the picture again.'),
  alt: z.strictObject({ en: description, ...others }),
});

/** The pictures in the place of drawings, as stored and read. */
export const sitePictures = z.partialRecord(z.enum(pictureNames), sitePicture);

/** The same as an admin gives them. */
export const sitePicturesInput = z.strictObject(
  Object.fromEntries(pictureNames.map((name) => [name, sitePictureInput.optional()])) as Record<
    (typeof pictureNames)[number],
    z.ZodOptional<typeof sitePictureInput>
  >,
);
