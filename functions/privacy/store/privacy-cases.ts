import { ulid } from 'ulid';
import type * as z from 'zod';
import { type blackOutInput, mostPassages } from '../../../shared/privacy/black-out.ts';
import type { packState } from '../../../shared/privacy/pack.ts';
import {
  type IncidentInput,
  isEnded,
  type RequestInput,
  type StepInput,
  type StoredCase,
  storedCase,
} from '../../../shared/privacy/privacy-case.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { type Entity, keyPattern, parseItem, parseRow } from '../../kernel/store/entity.ts';
import { check, create, patch, remove, replace } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, lostSubmission, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { commitOne, type Write } from '../../kernel/store/write.ts';
import { patientEntity } from '../../patients/store/patients.ts';

const openPartition = 'PRIVACY-OPEN';
const endedPartition = 'PRIVACY-ENDED';

/*
 * A case is one item, among the open ones until it ends and among the ended ones from then on: what is open is read whole,
 * however many there have been. It goes with the record that it is about, which is not erased while it is open.
 */
const declared = { dataSubject: { patient: ['patientId'] }, schema: storedCase } as const;

export const openCaseEntity: Entity<string, typeof storedCase> = {
  name: 'Privacy request or incident, open',
  key: keyPattern(openPartition, '{caseId}'),
  ...declared,
};

export const endedCaseEntity: Entity<string, typeof storedCase> = {
  name: 'Privacy request or incident, ended',
  key: keyPattern(endedPartition, '{caseId}'),
  ...declared,
};

type Pack = z.infer<typeof packState>;
const packOf = (one: StoredCase): Pack | undefined => (one.kind === 'request' ? one.pack : undefined);

const entityOf = (one: StoredCase) => (isEnded(one) ? endedCaseEntity : openCaseEntity);

/** The writes that store a case anew over the version that was read: it changes its list where it ends or is opened again. */
const replaceCase = (before: StoredCase, after: StoredCase): Write[] => {
  const { caseId, version } = before;
  // The pack is changed without a version of its own, by a job.
  const over = { version, pack: packOf(before) };
  if (entityOf(before) === entityOf(after)) return [replace(entityOf(after), caseId, after, { over })];
  return [remove(entityOf(before), caseId, { equals: over }), create(entityOf(after), caseId, after)];
};

/** More than are ever open; so many are shown. */
export const mostOpen = 100;
const endedShown = 50;

/** The open cases, the first that came first: all, or up to a number. */
export const readOpenCases = async (table: Table, most?: number) => {
  const items = await readPartition(table, openPartition, { limit: most });
  return items.map((item) => parseRow(openCaseEntity, item, 'caseId'));
};

/** The packs of open requests that are to be collected. */
export const readAskedPacks = async (table: Table) => {
  const rows = await readOpenCases(table);
  return rows.flatMap((one) => {
    if ('unreadable' in one || one.kind !== 'request') return [];
    const { caseId, patientId, pack } = one;
    return patientId === undefined || !pack || pack.collectedAt ? [] : [{ caseId, patientId, pack }];
  });
};

/** Says that a pack is there; nothing where it was asked for anew, or the request has ended. */
export const noteCollected = (table: Table, caseId: string, pack: Pack, before: Pack): Promise<boolean> =>
  commitOne(table, patch(openCaseEntity, caseId, { set: { pack } }, { equals: { pack: before } }));

/** Whether somebody waits for an answer about this record. */
export const hasOpenCase = async (table: Table, patientId: string): Promise<boolean> => {
  const rows = await readOpenCases(table);
  return rows.some((one) => !('unreadable' in one) && recordOf(one) === patientId);
};

export type ChangedCase = { outcome: 'done' | 'stale'; found: StoredCase } | { outcome: 'missing' };
/** The record that a case is about, if it is about one. */
export const recordOf = (one: Added | StoredCase): string | undefined =>
  one.kind === 'request' ? one.patientId : undefined;

type Added = ({ kind: 'request' } & RequestInput) | ({ kind: 'incident' } & IncidentInput);

export const createPrivacyCaseStore = (table: Table) => {
  const read = async (caseId: string): Promise<StoredCase | undefined> => {
    const [item] = await readBatch(table, [openCaseEntity.key(caseId), endedCaseEntity.key(caseId)]);
    return item && parseItem(openCaseEntity, item);
  };

  return {
    read,

    listOpen: () => readOpenCases(table, mostOpen + 1),

    /** Those that have ended, the latest that came first; `next` is where the following ones begin. */
    async listEnded(after?: string) {
      const items = await readPartition(table, endedPartition, {
        latestFirst: true,
        limit: endedShown + 1,
        ...(after !== undefined && { to: after }),
      });
      const rows = items.map((item) => parseRow(endedCaseEntity, item, 'caseId'));
      const shown = rows.filter(({ caseId }) => caseId !== after).slice(0, endedShown);
      return { content: shown, next: rows.length > endedShown ? shown.at(-1)?.caseId : undefined };
    },

    /** Stores a case once, however often it is sent under the same key: its id; undefined when there is no such patient. */
    async add(input: Added, idempotencyKey: string, auditContext: AuditContext): Promise<string | undefined> {
      const { at, username: madeBy } = auditContext;
      const made: StoredCase = { ...input, caseId: ulid(Date.parse(at)), madeBy, madeAt: at, version: 1, steps: [] };
      const patientId = recordOf(input);
      const submission = { call: 'addPrivacyCase', idempotencyKey, content: { ...input, madeBy } };
      const writes: Write[] = [
        recordIdempotencyKey(submission, { id: made.caseId, at }),
        create(openCaseEntity, made.caseId, made),
        ...(patientId === undefined ? [] : [check(patientEntity, patientId)]),
      ];
      if ((await commitAudited(table, writes, auditContext, patientId)).done) return made.caseId;
      const earlier = await findEarlierReply(table, submission);
      if (!earlier && patientId !== undefined) return undefined;
      if (!earlier) throw lostSubmission();
      await auditReading(table, auditContext, patientId);
      return earlier.id;
    },

    /** Asks for a copy of everything about them, or for a new one; false where the case has changed meanwhile. */
    async askPack(stored: StoredCase, auditContext: AuditContext): Promise<StoredCase | undefined> {
      if (stored.kind === 'incident') return undefined;
      const { at } = auditContext;
      const after = { ...stored, pack: { packId: ulid(Date.parse(at)), askedAt: at }, version: stored.version + 1 };
      const { done } = await commitAudited(table, replaceCase(stored, after), auditContext, recordOf(stored));
      return done ? after : undefined;
    },

    /** Blacks out words in the copy of a request, or gives them again where there is no reason; `full` where there is no room. */
    blackOut: (
      caseId: string,
      { words, why }: z.output<typeof blackOutInput>,
      auditContext: AuditContext,
    ): Promise<StoredCase | 'full' | undefined> =>
      contend<StoredCase | 'full' | undefined>('a privacy case while words of its copy were blacked out', async () => {
        const stored = await read(caseId);
        if (stored?.kind !== 'request') return undefined;
        const others = (stored.blackedOut ?? []).filter((one) => one.words !== words);
        if (why !== undefined && others.length >= mostPassages) return 'full';
        const blackedOut = [...others, ...(why === undefined ? [] : [{ words, why }])];
        const after = { ...stored, blackedOut, version: stored.version + 1 };
        const { done } = await commitAudited(table, replaceCase(stored, after), auditContext, recordOf(stored));
        return done ? after : again;
      }),

    /** Adds a step to the version that was read. `refuse` throws for one that the case is not open to; `check` is asked first. */
    addStep: (
      caseId: string,
      { version, ...step }: StepInput,
      auditContext: AuditContext,
      { check, refuse }: { check: (stored: StoredCase) => Promise<void>; refuse: (stored: StoredCase) => void },
    ): Promise<ChangedCase> =>
      contend<ChangedCase>('a privacy case while it was changed', async () => {
        const stored = await read(caseId);
        if (!stored) return { outcome: 'missing' };
        await check(stored);
        const about = recordOf(stored);
        const { at: writtenAt, username: by } = auditContext;
        const last = stored.steps.at(-1);
        // Sent again after the answer was lost.
        const isMade =
          stored.version === version + 1 &&
          last?.by === by &&
          (['step', 'on', 'words'] as const).every((field) => last[field] === step[field]);
        if (isMade || stored.version !== version) {
          await auditReading(table, auditContext, about);
          return { outcome: isMade ? 'done' : 'stale', found: stored };
        }
        refuse(stored);
        const after = { ...stored, steps: [...stored.steps, { ...step, by, writtenAt }], version: version + 1 };
        const { done } = await commitAudited(table, replaceCase(stored, after), auditContext, about);
        return done ? { outcome: 'done', found: after } : again;
      }),
  };
};
