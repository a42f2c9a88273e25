import * as z from 'zod';
import type { SitePicture } from '../../../../shared/organisation/facts.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';

/** The field of what a picture shows, in a language. */
export const altField = (key: LanguageKey): AltField => `alt-${key}`;
type AltField = `alt-${LanguageKey}`;

/** A picture as it is typed: its file is blank where there is none. */
export const pictureFields = {
  file: z.string().default(''),
  ...(Object.fromEntries(siteLanguages.map((key) => [altField(key), z.string().default('')])) as Record<
    AltField,
    z.ZodDefault<z.ZodString>
  >),
};
export type PictureValues = Record<AltField | 'file', string>;

export const pictureValuesOf = (picture?: SitePicture): PictureValues => ({
  file: picture?.file ?? '',
  ...(Object.fromEntries(siteLanguages.map((key) => [altField(key), picture?.alt[key] ?? ''])) as Record<
    AltField,
    string
  >),
});

/** The picture as it is sent; undefined where there is none. */
export const pictureOf = (values: PictureValues): SitePicture | undefined => {
  if (values.file === '') return undefined;
  const described = siteLanguages.filter((key) => values[altField(key)].trim() !== '');
  const alt = Object.fromEntries(described.map((key) => [key, values[altField(key)]]));
  return { file: values.file, alt: { en: '', ...alt } };
};

/** The API's names of the fields of a picture, in the order of the screen. */
export const picturePaths: readonly string[] = ['file', ...siteLanguages.map((key) => `alt.${key}`)];

/** The control of a field that the API names by its path from the picture: `alt.en`. */
export const pictureControl = (name: string, key = 'en'): string =>
  name === 'alt' ? altField(key as LanguageKey) : 'photo';

/** Each field by its label, for a comparison. */
export const labelPicture = {
  file: ['Picture', (file: unknown) => (file === '' ? 'None' : `Photograph ${String(file).slice(0, 6)}`)] as const,
  ...(Object.fromEntries(
    siteLanguages.map((key) => [altField(key), `What the picture shows: ${languages[key].name}`]),
  ) as Record<AltField, string>),
};
