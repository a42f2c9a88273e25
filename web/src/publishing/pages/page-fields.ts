import * as z from 'zod';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { AddedPage } from '../../../../shared/organisation/facts.ts';
import { isOpenOn } from '../../../../shared/organisation/services.ts';
import { addedPagePath } from '../../../../shared/site/added-pages.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import {
  labelPicture,
  pictureControl,
  pictureFields,
  pictureOf,
  picturePaths,
  pictureValuesOf,
} from '../pictures/picture-fields.ts';
import { type Change, changesOfList } from '../texts/changes-of-list.ts';
import {
  labelTexts,
  type TextPart,
  textControl,
  textFields,
  textPaths,
  textsOf,
  textValuesOf,
} from '../texts/text-fields.ts';

/** The form of an added page, and a draft of it. */
export const pageDraftForm = z.object({ ...textFields, ...pictureFields, endsOn: z.string() });
export type PageValues = z.infer<typeof pageDraftForm>;

export const valuesOf = (page?: AddedPage): PageValues => ({
  ...textValuesOf(page?.words),
  ...pictureValuesOf(page?.picture),
  endsOn: page?.endsOn ?? '',
});

/** A page as it is sent; `before` is what it was. */
export const pageOf = (number: number, values: PageValues, before?: AddedPage): AddedPage => {
  const picture = pictureOf(values);
  return {
    number,
    words: textsOf(values, before?.words),
    ...(picture && { picture }),
    ...(values.endsOn !== '' && { endsOn: values.endsOn }),
  };
};

/** The name of a page: in English, or in the first language that it has. */
export const namePage = ({ number, words }: AddedPage): string =>
  siteLanguages.map((key) => words[key]?.name).find((name) => name !== undefined) ?? `Page ${number}`;

/** The address of a page, and until when it is shown. */
export const describePage = (page: AddedPage, day: string): string => {
  const address = addedPagePath(page.number);
  if (page.endsOn === undefined) return address;
  return isOpenOn(page, day)
    ? `${address}, shown until ${formatDay(page.endsOn)}`
    : `${address}, not shown since ${formatDay(page.endsOn)}`;
};

/** The control of a field that the API names by its path in the body: `pages.4.words.en.short`. */
export const controlOf = (path: string): string => {
  const [, , name = '', first, second] = path.split('.');
  if (name === 'words') return textControl(first ?? 'en', second ?? 'name');
  return name === 'picture' ? pictureControl(first ?? 'file', second) : name;
};

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = (at: number): string[] =>
  [...textPaths, ...picturePaths.map((path) => `picture.${path}`), 'endsOn'].map((name) => `pages.${at}.${name}`);

export const pageLabels: Readonly<Record<TextPart, string>> = {
  name: 'Title',
  short: 'In one sentence',
  text: 'Text',
};

/** Each field by its label, for a comparison. */
export const pageFields: MergedFields<PageValues> = {
  ...labelTexts(pageLabels),
  ...labelPicture,
  endsOn: 'Last day',
};

/** What differs in the added pages of two states of the site. */
export const changesOfPages = (before: readonly AddedPage[] = [], after: readonly AddedPage[] = []): Change[] =>
  changesOfList(before, after, {
    noun: 'page',
    idOf: ({ number }) => `page-${number}`,
    nameOf: namePage,
    fields: pageFields,
    valuesOf,
  });
