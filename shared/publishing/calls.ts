import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { cappedText, multiLine, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { languageKeys } from '../words/language.ts';
import { addedPagesInput } from './added-pages.ts';
import { siteFacts, siteFactsInput } from './site-facts.ts';
import { mostPictureBytes, sitePicturesInput } from './site-pictures.ts';
import { siteServicesInput } from './site-services.ts';
import { changedText, wordFileNames } from './site-words.ts';

const pictureTextLength = Math.ceil(mostPictureBytes / 3) * 4;

const version = z.int('Please say which version of the draft you have changed.').min(0);

/** What admins have changed since the last publication. */
const siteDraft = z.object({
  facts: siteFacts,
  /** Counts its changes, from 1; 0 before the first. */
  version: z.int(),
  published: z.object({
    facts: siteFacts,
    /** Counts the publications; 0 before the first. */
    number: z.int(),
    at: z.string().optional(),
  }),
  /** The sentences that differ from those published: the first of them, and how many there are. */
  words: z.array(changedText),
  wordCount: z.int(),
  /** The words of services whose English has changed since they were written. */
  behind: z.array(z.object({ service: z.string(), language: z.enum(languageKeys) })),
  /** The same of the added pages. */
  pagesBehind: z.array(z.object({ page: z.int(), language: z.enum(languageKeys) })),
  /** Whether a publication was broken off: its pages may stand beside earlier ones until the next. */
  isBrokenOff: z.boolean(),
});

const publication = z.object({
  number: z.int(),
  at: z.string(),
  by: staffUser,
  facts: siteFacts,
  /** The sentences that it changed: the first of them, and how many there were. */
  words: z.array(changedText),
  wordCount: z.int(),
});

/** How many changed sentences an answer lists. */
export const shownTexts = 40;

const chosenWords = {
  language: oneOf(languageKeys, 'Please choose a language of the site.'),
  file: oneOf(wordFileNames, 'Please choose a part of the site.'),
};

/** The sentences of a part of the site in a language, in the order of the file. */
const siteWords = z.object({
  /** Of the draft. */
  version: z.int(),
  texts: z.array(
    z.object({
      place: z.string(),
      /** As the product has it. */
      built: z.string(),
      /** As the organisation wrote it, in the draft. */
      text: z.string().optional(),
      /** The English of the draft, where it is another language. */
      english: z.string().optional(),
      /** Whether the English has changed since this was written. */
      isBehind: z.boolean(),
    }),
  ),
  /** Of every part in this language, how many sentences are the organisation's, and how many are behind the English. */
  files: z.array(z.object({ file: z.string(), own: z.int(), behind: z.int() })),
});

const writtenTexts = z.array(
  z.strictObject({
    place: cappedText(200, { missing: 'Please say which sentence you mean.' }),
    /** Blank where the product's own is to stand. */
    text: optionalText(multiLine(2_000)),
    /** Whether it says what the English says now. */
    isRight: z.boolean('Please say whether the sentence is right.').optional(),
  }),
  'Please give the sentences of this part of the site.',
);

/** For how many publications the history reaches back. */
export const shownPublications = 30;

const preview = z.object({
  html: z.string(),
  /** Who checked the page in a language, and whether its words are still those. */
  check: z.object({ text: z.string(), isCurrent: z.boolean() }).optional(),
});

const ofAdmins = { permission: 'mayChangeSettings' } as const;

/** The public site as the organisation changes it: a draft, its preview, and publications. */
export const publishingCalls = {
  readSiteDraft: defineCall('GET /api/site/draft', { ...ofAdmins, audit: 'none', replies: { 200: siteDraft } }),
  saveSiteDraft: defineCall('POST /api/site/draft', {
    ...ofAdmins,
    body: z.strictObject({ version, facts: siteFactsInput }),
    replies: { 200: siteDraft, 409: z.object({ ...problem.shape, current: siteDraft }) },
  }),
  /** The services in their order, with those that have ended. One that was published cannot be left out. */
  saveSiteServices: defineCall('POST /api/site/services', {
    ...ofAdmins,
    body: z.strictObject({ version, services: siteServicesInput }),
    replies: { 200: siteDraft, 400: problem, 409: z.object({ ...problem.shape, current: siteDraft }) },
  }),
  /** The pages that the organisation has added, in their order. */
  saveSitePages: defineCall('POST /api/site/pages', {
    ...ofAdmins,
    body: z.strictObject({ version, pages: addedPagesInput }),
    replies: { 200: siteDraft, 400: problem, 409: z.object({ ...problem.shape, current: siteDraft }) },
  }),
  saveSitePictures: defineCall('POST /api/site/pictures', {
    ...ofAdmins,
    body: z.strictObject({ version, pictures: sitePicturesInput }),
    replies: { 200: siteDraft, 400: problem, 409: z.object({ ...problem.shape, current: siteDraft }) },
  }),
  /** Checks a picture and puts it where a draft can name it: drawn anew from its points, as letters are. */
  addSitePicture: defineCall('POST /api/site/picture', {
    ...ofAdmins,
    bodyBytes: pictureTextLength + 100,
    body: z.strictObject({
      /** In base64: a JPEG of the size of every picture. */
      picture: cappedText(pictureTextLength, {
        missing: 'Please choose a picture.',
        tooLong: 'Please choose another picture: this one is too large, also when it is made smaller.',
      }).regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Please choose the picture again.'),
    }),
    replies: { 201: z.object({ file: z.string() }), 400: problem },
  }),
  readSiteWords: defineCall('GET /api/site/words', {
    ...ofAdmins,
    audit: 'none',
    query: { language: chosenWords.language.default('en'), file: chosenWords.file.default('pages/home') },
    replies: { 200: siteWords, 404: problem },
  }),
  /** The sentences of a part in a language: those that are not named stay as they are. */
  saveSiteWords: defineCall('POST /api/site/words', {
    ...ofAdmins,
    body: z.strictObject({ version, ...chosenWords, texts: writtenTexts.max(300, 'Please save these in two steps.') }),
    replies: { 200: siteWords, 400: problem, 404: problem, 409: z.object({ ...problem.shape, current: siteWords }) },
  }),
  /** The draft becomes what was published before a publication. */
  putBackSite: defineCall('POST /api/site/draft/earlier', {
    ...ofAdmins,
    body: z.strictObject({ version, number: z.int('Please choose a publication.').min(1) }),
    replies: { 200: siteDraft, 404: problem, 409: problem },
  }),
  /** A page as the draft would make it; by default the first in English. */
  previewSite: defineCall('GET /api/site/preview', {
    ...ofAdmins,
    audit: 'none',
    query: {
      language: oneOf(languageKeys, 'Please choose a language of the site.').optional(),
      path: cappedText(100, { missing: 'Please choose a page of the site.' }).optional(),
    },
    replies: { 200: preview, 404: problem },
  }),
  /** Takes the notice off a page that nobody has checked its words. It lasts until one of them is written anew. */
  checkSitePage: defineCall('POST /api/site/checks', {
    ...ofAdmins,
    body: z.strictObject({
      version,
      language: oneOf(languageKeys, 'Please choose a language of the site.'),
      path: cappedText(100, { missing: 'Please choose a page of the site.' }),
      by: singleLine(80, 'Please write who has read the page.'),
    }),
    replies: { 200: siteDraft, 404: problem, 409: problem },
  }),
  publishSite: defineCall('POST /api/site/publications', {
    ...ofAdmins,
    body: z.strictObject({ version }),
    replies: { 200: siteDraft, 409: problem },
  }),
  listPublications: defineCall('GET /api/site/publications', {
    ...ofAdmins,
    audit: 'none',
    /** The latest first; and what was published before the last of them. */
    replies: { 200: z.object({ content: z.array(publication), before: siteFacts }) },
  }),
};
