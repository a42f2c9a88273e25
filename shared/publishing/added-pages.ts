import * as z from 'zod';
import { dayText } from '../kernel/day-text.ts';
import { multiLine, optionalText, singleLine } from '../kernel/text.ts';
import { mostAddedPages } from '../site/added-pages.ts';
import { sitePicture, sitePictureInput } from './site-pictures.ts';
import { siteTexts, siteTextsInput } from './site-texts.ts';

/** The pages as stored and read. */
export const addedPages = z.array(
  z.object({
    number: z.int(),
    words: siteTexts,
    picture: sitePicture.optional(),
    endsOn: z.string().optional(),
  }),
);

const numberMessage = 'Please add the page anew.';

const page = z.strictObject({
  number: z.int(numberMessage).min(1, numberMessage).max(mostAddedPages, numberMessage),
  words: siteTextsInput({
    name: singleLine(60, 'Please write what the page is called.'),
    short: singleLine(200, 'Please say in a sentence what the page is about.'),
    text: multiLine(4_000, 'Please write what the page says.'),
  }).refine((words) => Object.values(words).some(Boolean), {
    path: ['en', 'name'],
    message: 'Please write the page in at least one language.',
  }),
  picture: sitePictureInput.optional(),
  endsOn: optionalText(dayText('Please give the last day as day, month and year.')),
});

/** The pages as an admin gives them. */
export const addedPagesInput = z
  .array(page)
  .max(mostAddedPages, `There can be ${mostAddedPages} pages of your own. Please remove one.`)
  .refine((pages) => new Set(pages.map(({ number }) => number)).size === pages.length, numberMessage);
