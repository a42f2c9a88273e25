import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { firstFacts } from '../../../shared/organisation/organisation.ts';
import { shownPublications, shownTexts } from '../../../shared/publishing/calls.ts';
import { putBackServices } from '../../../shared/publishing/kept-services.ts';
import { type ChangedText, changedTexts, type SiteWords, undoChanges } from '../../../shared/publishing/site-words.ts';
import { siteLanguages } from '../../../shared/site/site-frame.ts';
import {
  draftWordsEntity,
  frameEntity,
  publicationEntity,
  publicationId,
  publishedEntity,
  publishedWordsEntity,
  siteDraftEntity,
  sitePartition,
} from '../../kernel/site/site-items.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { listChanges, type SettingChange } from '../../kernel/store/changes.ts';
import { type Entity, keyPattern, nobodysData, parseOr, readItem } from '../../kernel/store/entity.ts';
import { asRead, check, create, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';
import type { SiteContent } from '../draw-all.ts';
import { PublicationBrokenOff } from '../publish.ts';

// Longer than any function that publishes may run.
const lockMs = 120_000;

const storedLock = z.object({ owner: z.string(), lockedUntil: z.int() });

/** One publication at a time. One that has run out belongs to a publication that was broken off. */
export const publishingLockEntity: Entity<undefined, typeof storedLock> = {
  name: 'Lock on publishing',
  key: keyPattern(sitePartition, 'LOCK'),
  dataSubject: nobodysData,
  schema: storedLock,
};

type Frames = ReadonlyMap<string, string>;

/** What was published last; the number is 0 before the first publication. */
type Published = SiteContent & { number: number; at?: string };

/** The draft, what was published last, and whether a publication was broken off. */
export type Draft = SiteContent & { version: number; published: Published; isBrokenOff: boolean };

/** The words of every language that has some of the organisation's own. */
const readWords = async (table: Table, entity: typeof publishedWordsEntity): Promise<SiteWords> => {
  const items = await Promise.all(siteLanguages.map((key) => readItem(table, entity, key)));
  return Object.fromEntries(
    siteLanguages.flatMap((key, index) => {
      const item = items[index];
      return item ? [[key, item.words]] : [];
    }),
  );
};

/** What differs in two states of the site, for the audit. */
const listContentChanges = (before: SiteContent, after: SiteContent): SettingChange[] => [
  ...listChanges(before.facts, after.facts),
  ...changedTexts(before.words, after.words)
    .slice(0, shownTexts)
    .map(({ language, place, before: was, after: is }) => ({
      what: `${language} ${place}`,
      ...(was && { before: was.text }),
      ...(is && { after: is.text }),
    })),
];

/** The writes of the words of each language that differ from those before. */
const writeWords = (entity: typeof publishedWordsEntity, words: SiteWords, before: SiteWords) =>
  [...new Set(changedTexts(before, words).map(({ language }) => language))].map((language) =>
    put(entity, language, { words: words[language] ?? {} }),
  );

export const createPublicationStore = (table: Table) => ({
  /** One request. */
  read: async (): Promise<Draft> => {
    const [draft, published, lock, draftWords, publishedWords] = await Promise.all([
      readItem(table, siteDraftEntity, undefined),
      readItem(table, publishedEntity, undefined),
      readItem(table, publishingLockEntity, undefined),
      readWords(table, draftWordsEntity),
      readWords(table, publishedWordsEntity),
    ]);
    const { number, facts, at }: Omit<Published, 'words'> = published ?? { number: 0, facts: firstFacts };
    return {
      version: draft?.version ?? 0,
      facts: draft?.facts ?? facts,
      words: { ...publishedWords, ...draftWords },
      published: { number, facts, words: publishedWords, ...(at !== undefined && { at }) },
      isBrokenOff: lock !== undefined && lock.lockedUntil < Date.now(),
    };
  },

  /** Puts other content in the place of the draft as it was read, unless somebody has changed it since. */
  saveDraft: async (read: Draft, { facts, words }: SiteContent, auditContext: AuditContext): Promise<boolean> => {
    const { version } = read;
    const draft = { version: version + 1, facts, by: auditContext.username };
    const writes = [
      put(siteDraftEntity, undefined, draft, asRead(version === 0 ? undefined : { version })),
      ...writeWords(draftWordsEntity, words, read.words),
    ];
    const changes = listContentChanges(read, { facts, words });
    return (await commitAudited(table, writes, auditContext, undefined, changes)).done;
  },

  list: async () => {
    const items = await queryItems(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': sitePartition, ':sk': 'PUBLICATION#' },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: shownPublications + 1,
    });
    return items.flatMap((item) => parseOr(publicationEntity, item, () => []));
  },

  /** Does the work while nobody else publishes; undefined where somebody does. A broken-off publication leaves its lock. */
  whileLocked: async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const owner = randomUUID();
    const now = Date.now();
    const isFree = [{ exists: false }, { below: { lockedUntil: now } }];
    const lock = { owner, lockedUntil: now + lockMs };
    if (!(await commit(table, [put(publishingLockEntity, undefined, lock, isFree)])).done) return undefined;
    const release = () => commit(table, [remove(publishingLockEntity, undefined, { equals: { owner } })]);
    try {
      const result = await work();
      await release();
      return result;
    } catch (error) {
      if (!(error instanceof PublicationBrokenOff)) await release();
      throw error;
    }
  },

  /** Makes a draft what is published, unless it has changed since it was drawn. */
  publish: async (
    { version, facts, words, published: before }: Draft,
    frames: Frames,
    auditContext: AuditContext,
  ): Promise<boolean> => {
    const number = before.number + 1;
    const published = { number, facts, at: auditContext.at, by: auditContext.username };
    const changed = changedTexts(before.words, words);
    const { done } = await commitAudited(
      table,
      [
        check(siteDraftEntity, undefined, { equals: { version } }),
        put(publishedEntity, undefined, published),
        create(publicationEntity, publicationId(number), { ...published, words: changed }),
        ...writeWords(publishedWordsEntity, words, before.words),
        ...writeFrames(frames),
      ],
      auditContext,
      undefined,
      listContentChanges(before, { facts, words }),
    );
    return done;
  },

  recordPicture: (auditContext: AuditContext) => auditReading(table, auditContext),

  saveFrames: async (frames: Frames) => void (await commit(table, writeFrames(frames))),
});

const writeFrames = (frames: Frames) => [...frames].map(([language, html]) => put(frameEntity, language, { html }));

type Publication = { number: number; facts: SiteContent['facts']; words: readonly ChangedText[] };

/** The content before a publication, from what is published and the publications since, the latest first. */
export const contentBefore = (
  number: number,
  published: SiteContent,
  publications: readonly Publication[],
): SiteContent | undefined => {
  const index = publications.findIndex((one) => one.number === number);
  if (index < 0) return undefined;
  const words = publications.slice(0, index + 1).reduce((later, one) => undoChanges(later, one.words), published.words);
  const facts = publications[index + 1]?.facts ?? firstFacts;
  return { facts: { ...facts, services: putBackServices(facts.services, published.facts.services, today()) }, words };
};
