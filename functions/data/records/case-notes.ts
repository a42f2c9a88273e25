import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { decodeTime, ulid } from 'ulid';
import * as z from 'zod';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import { today } from '../../../shared/domain/today.ts';
import { type AuditContext, auditReading, commitAudited } from '../audit.ts';
import { addToList, entryKey, instantLevels, listsBy, patientShards } from '../counted-list.ts';
import { digits, type Entity, type Placeholder, parseItem, parseRow } from '../entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import { readPage } from '../read-counted-list.ts';
import type { Write } from '../write.ts';
import { noteContact } from './caseload.ts';
import { excerptOf } from './excerpt.ts';
import { recordEntity } from './record.ts';
import { addToTimeline } from './timeline.ts';

const storedNote = z.object({
  caseNoteId: z.ulid(),
  caseNoteText: z.string(),
  /** Who wrote this version, and when. */
  by: z.string(),
  writtenAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type StoredNote = z.infer<typeof storedNote>;

/** The case notes of a patient, a counted list of its own; its entries are the current versions. */
export const noteList = listsBy('{patientId}', (patientId) => ({
  name: `notes#${patientId}`,
  sort: '{at}#{caseNoteId}',
  whose: { patient: ['patientId'] },
  entry: { name: 'Case note', schema: storedNote },
  levels: instantLevels,
  shards: patientShards,
}));

export const caseNoteDateOf = (caseNoteId: string): string => new Date(decodeTime(caseNoteId)).toISOString();
const noteKey = (patientId: string, caseNoteId: string) =>
  entryKey(noteList(patientId), `${caseNoteDateOf(caseNoteId)}#${caseNoteId}`);

/** A note as it read before it was amended. */
export const noteVersionEntity: Entity<{ caseNoteId: string; version: number | Placeholder }, typeof storedNote> = {
  name: 'Case note version',
  key: ({ caseNoteId, version }) => ({ pk: `NOTE#${caseNoteId}`, sk: digits(version, 6) }),
  anyId: { caseNoteId: '{caseNoteId}', version: '{version}' },
  whose: { sameAs: ['caseNoteId'] },
  schema: storedNote,
};
export const noteEntity = { name: 'Case note', schema: storedNote };

const patientExists = (patientId: string) => ({
  ConditionCheck: { Key: recordEntity.key(patientId), ConditionExpression: 'attribute_exists(pk)' },
});

export const makeNote = (text: string, { at, username: by }: AuditContext): StoredNote => ({
  caseNoteId: ulid(Date.parse(at)),
  caseNoteText: text,
  by,
  writtenAt: at,
  version: 1,
});

/** The writes that store a new note and put it on its patient's timeline. */
export const addNote = (patientId: string, note: StoredNote): Write[] => {
  const { caseNoteId, caseNoteText, by, writtenAt: at } = note;
  return [
    ...addToList(noteList(patientId), { sort: `${caseNoteDateOf(caseNoteId)}#${caseNoteId}`, row: note }),
    addToTimeline(patientId, { at, by }, { kind: 'note', caseNoteId, excerpt: excerptOf(caseNoteText) }),
  ];
};

type NewNote = { referralId: string; caseNote: string };
type Amendment = { patientId: string; caseNoteId: string; caseNote: string; version: number };

/** Case notes: written, amended by a dated new version, never erased. */
export const createCaseNoteStore = (table: Table) => {
  const read = async (patientId: string, caseNoteId: string): Promise<StoredNote | undefined> => {
    const [item] = await readBatch(table, [noteKey(patientId, caseNoteId)]);
    return item && parseItem(noteEntity, item);
  };
  return {
    /**
     * Stores a note once, however often it is sent under the same key; undefined when there is no such patient.
     * `isNew` is false when it was stored before.
     */
    async add(
      { referralId: patientId, caseNote }: NewNote,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<{ note: StoredNote; isNew: boolean } | undefined> {
      const note = makeNote(caseNote, auditContext);
      const { caseNoteId, by } = note;
      const submission = { call: 'createCaseNote', idempotencyKey, content: { referralId: patientId, caseNote, by } };
      const { refused } = await commitAudited(
        table,
        [
          recordIdempotencyKey(submission, { id: caseNoteId, at: auditContext.at }),
          patientExists(patientId),
          ...addNote(patientId, note),
          ...noteContact(patientId, today(new Date(auditContext.at))),
        ],
        auditContext,
        patientId,
      );
      if (refused.length === 0) return { note, isNew: true };
      const stored = await findEarlierReply(table, submission);
      if (!stored) return undefined;
      await auditReading(table, auditContext, patientId);
      const earlier = await read(patientId, stored.id);
      return earlier && { note: earlier, isNew: false };
    },

    read,

    /** `page` is one-based. */
    list: (patientId: string, page: number, size: number) =>
      readPage(table, noteList(patientId), { page, size }, (item) => parseRow(noteEntity, item, 'caseNoteId')),

    /** Replaces the words of a note; the earlier version is kept. */
    async amend(
      { patientId, caseNoteId, caseNote, version }: Amendment,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; note: StoredNote } | { outcome: 'missing' }> {
      const before = await read(patientId, caseNoteId);
      if (!before) return { outcome: 'missing' };
      const by = auditContext.username;
      const note: StoredNote = {
        ...before,
        caseNoteText: caseNote,
        by,
        writtenAt: auditContext.at,
        version: version + 1,
      };
      const { refused } = await commitAudited(
        table,
        [
          {
            Put: {
              Item: { ...noteKey(patientId, caseNoteId), ...note },
              ConditionExpression: 'version = :version',
              ExpressionAttributeValues: { ':version': version },
            },
          },
          {
            Put: {
              Item: { ...noteVersionEntity.key({ caseNoteId, version: before.version }), ...before },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          addToTimeline(
            patientId,
            { at: auditContext.at, by },
            { kind: 'note-amended', caseNoteId, excerpt: excerptOf(caseNote) },
          ),
        ],
        auditContext,
        patientId,
      );
      if (refused.length === 0) return { outcome: 'done', note };
      await auditReading(table, auditContext, patientId);
      const current = await read(patientId, caseNoteId);
      if (!current) throw new Error('A case note is missing, although nothing can delete one');
      return { outcome: 'stale', note: current };
    },

    /** The earlier versions of a note, the latest first. */
    async readEarlier(caseNoteId: string): Promise<(StoredNote | Unreadable<'version'>)[]> {
      const versions: (StoredNote | Unreadable<'version'>)[] = [];
      const query = {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': noteVersionEntity.key({ caseNoteId, version: 1 }).pk },
        ScanIndexForward: false,
        ConsistentRead: true,
      };
      for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) {
        versions.push(...Items.map((item) => parseRow(noteVersionEntity, item, 'version')));
      }
      return versions;
    },
  };
};
export type CaseNoteStore = ReturnType<typeof createCaseNoteStore>;
