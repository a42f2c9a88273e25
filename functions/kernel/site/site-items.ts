import * as z from 'zod';
import { siteFacts } from '../../../shared/publishing/site-facts.ts';
import { changedText, languageWords } from '../../../shared/publishing/site-words.ts';
import { type Entity, keyPattern, nobodysData } from '../store/entity.ts';

export const sitePartition = 'SITE';

const publication = z.object({
  /** Counts the publications, from 1. */
  number: z.int(),
  facts: siteFacts,
  at: z.iso.datetime(),
  /** The `sub` of the account. */
  by: z.string(),
});

/** What the organisation published last: one item, for whatever shows it. */
export const publishedEntity: Entity<undefined, typeof publication> = {
  name: 'Published site',
  key: keyPattern(sitePartition, 'PUBLISHED'),
  dataSubject: { account: ['by'] },
  schema: publication,
};

const storedPublication = publication.extend({
  /** The sentences that it changed. */
  words: z.array(changedText).default([]),
});

/** Each publication, to be compared and put back. */
export const publicationEntity: Entity<string, typeof storedPublication> = {
  name: 'Publication',
  key: keyPattern(sitePartition, 'PUBLICATION#{number}'),
  dataSubject: { account: ['by'] },
  schema: storedPublication,
};

/** The last part of its key, which sorts. */
export const publicationId = (number: number): string => String(number).padStart(6, '0');

const words = z.object({ words: languageWords });

/** The sentences of a language that the organisation wrote itself, as they were published last. */
export const publishedWordsEntity: Entity<string, typeof words> = {
  name: 'Published words',
  key: keyPattern(sitePartition, 'WORDS#{language}'),
  dataSubject: nobodysData,
  schema: words,
};

/** The same, of the draft; where there is none, the draft has those that are published. */
export const draftWordsEntity: Entity<string, typeof words> = {
  name: 'Words of the draft',
  key: keyPattern(sitePartition, 'DRAFT#WORDS#{language}'),
  dataSubject: nobodysData,
  schema: words,
};

const frame = z.object({ html: z.string() });

/** The menu and footer of pages that functions draw, as they were published. */
export const frameEntity: Entity<string, typeof frame> = {
  name: 'Published frame',
  key: keyPattern(sitePartition, 'FRAME#{language}'),
  dataSubject: nobodysData,
  schema: frame,
};

const draft = z.object({ version: z.int(), facts: siteFacts, by: z.string() });

/** The changes that are not published yet. */
export const siteDraftEntity: Entity<undefined, typeof draft> = {
  name: 'Draft of the site',
  key: keyPattern(sitePartition, 'DRAFT'),
  dataSubject: { account: ['by'] },
  schema: draft,
};
