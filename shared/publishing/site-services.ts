import * as z from 'zod';
import { dayText } from '../kernel/day-text.ts';
import { multiLine, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { firstServices } from '../organisation/organisation.ts';
import { mostServices, serviceIdText } from '../organisation/service-id-text.ts';
import { questionnaireIds } from '../questionnaires/ids.ts';
import { pictureNames } from './picture-names.ts';
import { sitePicture, sitePictureInput } from './site-pictures.ts';
import { siteTexts, siteTextsInput } from './site-texts.ts';

const limits = z.object({ amber: z.int(), red: z.int() });

/** The services as stored and read. */
export const siteServices = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    endsOn: z.string().optional(),
    picture: z.enum(pictureNames).optional(),
    photograph: sitePicture.optional(),
    words: siteTexts.optional(),
    rules: z
      .object({ outcomes: z.array(z.string()), limits, instruments: z.array(z.enum(questionnaireIds)) })
      .optional(),
  }),
);

/** Whether the words of a service are with those of the site, and not with the service. */
export const hasSiteWords = (id: string): boolean => firstServices.some((one) => one.id === id);

const words = siteTextsInput({
  name: singleLine(60, 'Please write what the service is called in this language.'),
  short: singleLine(200, 'Please say in a sentence what the service is.'),
  text: multiLine(1_500, 'Please write what people find there.'),
});

const days = (message: string) => z.int(message).min(1, message).max(120, message);

const rules = z.strictObject({
  outcomes: z
    .array(singleLine(120, 'Please write the outcome, or remove the line.'))
    .max(20, 'A service can have 20 outcomes.'),
  limits: z
    .strictObject({
      amber: days('Please give the working days after which a wait is long, from 1 to 120.'),
      red: days('Please give the working days after which a wait is too long, from 1 to 120.'),
    })
    .refine(({ amber, red }) => amber < red, {
      path: ['red'],
      message: 'A wait is too long after more days than it is long.',
    }),
  instruments: z
    .array(oneOf(questionnaireIds, 'Please choose questionnaires from the list.'))
    .max(questionnaireIds.length, 'Please name each questionnaire once.'),
});

const service = z
  .strictObject({
    id: serviceIdText('Please add the service anew.'),
    name: singleLine(60, 'Please write what the service is called.'),
    endsOn: optionalText(dayText('Please give the last day as day, month and year.')),
    picture: oneOf(pictureNames, 'Please choose a picture from the list.').optional(),
    photograph: sitePictureInput.optional(),
    words: words.optional(),
    rules: rules.optional(),
  })
  .refine(({ id, words }) => hasSiteWords(id) || words?.en, {
    path: ['words', 'en', 'short'],
    message: 'Please say in English what the service is: the site shows it.',
  });

const sameName = 'There is a service of that name already.';

/** The services as an admin gives them. */
export const siteServicesInput = z
  .array(service)
  .min(1, 'Please leave at least one service.')
  .max(mostServices, `There can be ${mostServices} services, with those that have ended.`)
  .check(({ value, issues }) => {
    const named = value.map(({ name }) => name.toLocaleLowerCase());
    const index = value.findIndex(
      ({ id }, at) => named.indexOf(named[at] ?? '') < at || value.findIndex((one) => one.id === id) < at,
    );
    if (index >= 0) issues.push({ code: 'custom', message: sameName, input: value, path: [index, 'name'] });
  });
