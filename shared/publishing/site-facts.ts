import * as z from 'zod';
import { dayText } from '../kernel/day-text.ts';
import { cappedText, emailText, oneOf, optionalText, patternText, singleLine } from '../kernel/text.ts';
import { impactNames } from '../organisation/evidence.ts';
import { type Facts, hideablePages } from '../organisation/facts.ts';
import { firstFacts, organisation } from '../organisation/organisation.ts';
import { fitsSender, senderLimits } from '../organisation/sender-name.ts';
import { type LanguageKey, languageKeys } from '../words/language.ts';
import { addedPages } from './added-pages.ts';
import { sitePictures } from './site-pictures.ts';
import { siteServices } from './site-services.ts';

const openingHours = z.partialRecord(z.enum(languageKeys), z.string());

/** As stored and read. */
export const siteFacts = z.object({
  /** Those of a new installation in what was published before an admin could change them. */
  name: z.string().default(firstFacts.name),
  longName: z.string().default(firstFacts.longName),
  legalName: z.string().default(firstFacts.legalName),
  phone: z.string(),
  email: z.string(),
  privacyEmail: z.string(),
  address: z.array(z.string()),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  social: z.object({ name: z.string(), url: z.string() }),
  leaveTo: z.string(),
  openingHours,
  closures: z.array(z.object({ from: z.string(), to: z.string() })),
  /** None in what was published before pages could be hidden. */
  hidden: z.array(z.enum(hideablePages)).default([]),
  recordsAdmin: z.string().optional(),
  helpLines: z.array(z.object({ who: z.string(), say: z.string() })).optional(),
  impact: z.partialRecord(z.enum(impactNames), z.number()).optional(),
  partners: z.array(z.string()).optional(),
  /** Open in what was published before admins could close it. */
  publicSignUp: z.boolean().default(firstFacts.publicSignUp),
  /** The first ones in what was published before services could be changed. */
  services: siteServices.default(firstFacts.services),
  pages: addedPages.optional(),
  pictures: sitePictures.optional(),
}) satisfies z.ZodType<Facts>;

const emailMessage = 'Please enter an email address like hello@example.org.';
const addressMessage = 'Please give the address of a page, beginning with https://.';

const isSecure = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';
const webAddress = cappedText(300, { missing: addressMessage }).refine(isSecure, addressMessage);

const ownHost = new URL(organisation.siteUrl).hostname;
const isElsewhere = (address: string): boolean => !isSecure(address) || new URL(address).hostname !== ownHost;

const closure = z
  .strictObject({
    from: dayText('Please give the first day as day, month and year.'),
    to: dayText('Please give the last day as day, month and year.'),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Please give a last day that is not before the first.',
  });

const phone = (missing: string) => patternText(30, /^\+?[\d ()-]{6,29}$/, missing);

const helpLine = z.strictObject({
  who: singleLine(30, 'Please write whose telephone line this is.'),
  say: phone('Please enter the telephone number of the line, in figures.'),
});

const percentMessage = 'Please give a whole number from 0 to 100, or leave it blank.';
const percent = z.int(percentMessage).min(0, percentMessage).max(100, percentMessage).optional();
const impactInput = Object.fromEntries(impactNames.map((name) => [name, percent])) as Record<
  (typeof impactNames)[number],
  typeof percent
>;

// Each is in titles, mails and the logo.
const nameInput = singleLine(20, 'Please write the name as people say it.');
const longNameInput = singleLine(100, 'Please write the full name.').refine(
  fitsSender,
  `Mails are sent by this name, so it may have ${senderLimits}.`,
);
const legalNameInput = singleLine(100, 'Please write the name as it is registered.');

const hours = optionalText(singleLine(120, 'Please write when somebody answers the telephone.'));
const hoursInput = Object.fromEntries(languageKeys.map((key) => [key, hours])) as Record<LanguageKey, typeof hours>;

const coordinate = (most: number, message: string) => z.number(message).min(-most, message).max(most, message);

/** The facts as an admin gives them, besides services, pages and pictures. What somebody in distress needs cannot be emptied. */
export const siteFactsInput = z
  .strictObject({
    name: nameInput,
    longName: longNameInput,
    legalName: legalNameInput,
    phone: phone('Please enter the telephone number, in figures. The site needs one: people in distress ring it.'),
    email: emailText(emailMessage),
    privacyEmail: emailText(emailMessage),
    address: z
      .array(singleLine(80, 'Please write this line of the address.'))
      .min(4, 'Please give the name, the street, the town and the postcode, each in a line of its own.')
      .max(8, 'Please give the address in eight lines at most.'),
    position: z.strictObject({
      latitude: coordinate(90, 'Please give the latitude as degrees, like 53.8156.'),
      longitude: coordinate(180, 'Please give the longitude as degrees, like -1.5206.'),
    }),
    social: z.strictObject({ name: singleLine(40, 'Please write what the page is called.'), url: webAddress }),
    leaveTo: webAddress.refine(
      isElsewhere,
      'Please choose a page that is not ours: whoever leaves quickly must not be found here.',
    ),
    openingHours: z.strictObject(hoursInput),
    closures: z.array(closure).max(40, 'There can be 40 closures. Please remove those that are over.'),
    hidden: z
      .array(oneOf(hideablePages, 'This page cannot be hidden.'))
      .max(hideablePages.length, 'Please name each page once.')
      .default([]),
    recordsAdmin: optionalText(singleLine(80)),
    helpLines: z
      .array(helpLine)
      .max(2, 'There can be two lines besides those of the country, so that each is seen. Please remove one.')
      .default([]),
    impact: z.strictObject(impactInput).optional(),
    partners: z
      .array(singleLine(60, 'Please write the name of this partner.'))
      .max(12, 'Please name twelve partners at most.')
      .optional(),
    publicSignUp: z.boolean('Please say whether anybody may make an account.'),
  })
  .refine(({ name, longName }) => longName.startsWith(name), {
    path: ['longName'],
    message: 'Please begin the full name with the name: the logo shows one above the other.',
  });

const sameAs = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The facts that differ from earlier ones, by name; undefined where one is not given any more. */
export const changedFacts = (facts: Facts, from: Facts = firstFacts): Partial<Facts> =>
  Object.fromEntries(
    (Object.keys({ ...from, ...facts }) as (keyof Facts)[])
      .filter((name) => !sameAs(facts[name], from[name]))
      .map((name) => [name, facts[name]]),
  );
