import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Facts } from '../../../shared/organisation/facts.ts';
import { firstFacts } from '../../../shared/organisation/organisation.ts';
import { shownPublications } from '../../../shared/publishing/calls.ts';
import {
  frameEntity,
  publicationEntity,
  publicationId,
  publishedEntity,
  siteDraftEntity,
  sitePartition,
} from '../../kernel/site/site-items.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, nobodysData, parseOr, readItem } from '../../kernel/store/entity.ts';
import { asRead, check, create, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryItems } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';
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

export const createPublicationStore = (table: Table) => ({
  /** The draft, what was published last, and whether a publication was broken off: one request. */
  read: async () => {
    const [draft, published, lock] = await Promise.all([
      readItem(table, siteDraftEntity, undefined),
      readItem(table, publishedEntity, undefined),
      readItem(table, publishingLockEntity, undefined),
    ]);
    const last: { number: number; at?: string; facts: Facts } = published ?? { number: 0, facts: firstFacts };
    return {
      version: draft?.version ?? 0,
      facts: draft?.facts ?? last.facts,
      published: { number: last.number, facts: last.facts, ...(last.at !== undefined && { at: last.at }) },
      isBrokenOff: lock !== undefined && lock.lockedUntil < Date.now(),
    };
  },

  saveDraft: async ({ version, facts }: { version: number; facts: Facts }, auditContext: AuditContext) => {
    const draft = { version: version + 1, facts, by: auditContext.username };
    const write = put(siteDraftEntity, undefined, draft, asRead(version === 0 ? undefined : { version }));
    return (await commitAudited(table, [write], auditContext)).done;
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
    { version, number, facts, frames }: { version: number; number: number; facts: Facts; frames: Frames },
    auditContext: AuditContext,
  ): Promise<boolean> => {
    const published = { number, facts, at: auditContext.at, by: auditContext.username };
    const { done } = await commitAudited(
      table,
      [
        check(siteDraftEntity, undefined, { equals: { version } }),
        put(publishedEntity, undefined, published),
        create(publicationEntity, publicationId(number), published),
        ...writeFrames(frames),
      ],
      auditContext,
    );
    return done;
  },

  saveFrames: async (frames: Frames) => void (await commit(table, writeFrames(frames))),
});

const writeFrames = (frames: Frames) => [...frames].map(([language, html]) => put(frameEntity, language, { html }));
