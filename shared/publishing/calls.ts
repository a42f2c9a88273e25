import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { cappedText, oneOf } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { languageKeys } from '../words/language.ts';
import { siteFacts, siteFactsInput } from './site-facts.ts';

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
  /** Whether a publication was broken off: its pages may stand beside earlier ones until the next. */
  isBrokenOff: z.boolean(),
});

const publication = z.object({
  number: z.int(),
  at: z.string(),
  by: staffUser,
  facts: siteFacts,
  /** What was published before it. */
  before: siteFacts,
});

/** For how many publications the history reaches back. */
export const shownPublications = 50;

const ofAdmins = { permission: 'mayChangeSettings' } as const;

/** The public site as the organisation changes it: a draft, its preview, and publications. */
export const publishingCalls = {
  readSiteDraft: defineCall('GET /api/site/draft', { ...ofAdmins, audit: 'none', replies: { 200: siteDraft } }),
  saveSiteDraft: defineCall('POST /api/site/draft', {
    ...ofAdmins,
    body: z.strictObject({ version, facts: siteFactsInput }),
    replies: { 200: siteDraft, 409: z.object({ ...problem.shape, current: siteDraft }) },
  }),
  /** A page as the draft would make it; by default the first in English. */
  previewSite: defineCall('GET /api/site/preview', {
    ...ofAdmins,
    audit: 'none',
    query: {
      language: oneOf(languageKeys, 'Please choose a language of the site.').optional(),
      path: cappedText(100, { missing: 'Please choose a page of the site.' }).optional(),
    },
    replies: { 200: z.object({ html: z.string() }), 404: problem },
  }),
  publishSite: defineCall('POST /api/site/publications', {
    ...ofAdmins,
    body: z.strictObject({ version }),
    replies: { 200: siteDraft, 409: problem },
  }),
  listPublications: defineCall('GET /api/site/publications', {
    ...ofAdmins,
    audit: 'none',
    replies: { 200: z.object({ content: z.array(publication) }) },
  }),
};
