import { ulid } from 'ulid';
import { today } from '../../../shared/kernel/today.ts';
import type { NoteMark } from '../../../shared/notes/case-note.ts';
import { isRestrictedFor } from '../../../shared/privacy/restriction.ts';
import { type PartRestrictionInput, restrictNew } from '../../../shared/privacy/restriction-input.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { addToList } from '../../kernel/store/counted-list.ts';
import { parseRow, readItem } from '../../kernel/store/entity.ts';
import { check, create, patch, replace } from '../../kernel/store/entity-writes.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readPage } from '../../kernel/store/read-counted-list.ts';
import type { Write } from '../../kernel/store/write.ts';
import { noteContact } from '../../patients/store/caseload.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { addToTimeline, commitOrRead } from '../../patients/store/timeline.ts';
import {
  excerptOf,
  isWithdrawn,
  type ListedNote,
  noteEntity,
  noteList,
  noteSort,
  noteVersionEntity,
  type StoredNote,
  type WithdrawnNote,
} from './note-items.ts';

export const makeNote = (text: string, { at, username: by }: AuditContext): StoredNote => ({
  caseNoteId: ulid(Date.parse(at)),
  caseNoteText: text,
  by,
  writtenAt: at,
  version: 1,
});

/** The writes that store a new note and put it on its patient's timeline. */
export const addNote = (patientId: string, note: StoredNote): Write[] => {
  const { caseNoteId, caseNoteText, by: username, writtenAt: at, restrictedTo } = note;
  return [
    ...addToList(noteList(patientId), { sort: noteSort(caseNoteId), row: note }),
    addToTimeline(
      patientId,
      { at, username },
      { kind: 'note', caseNoteId, ...(!restrictedTo && { excerpt: excerptOf(caseNoteText) }) },
    ),
  ];
};

type NewNote = {
  patientId: string;
  caseNote: string;
  notForThem?: NoteMark | undefined;
  restrictTo?: Pick<PartRestrictionInput, 'userIds' | 'why'> | undefined;
};
type Amended =
  | { outcome: 'done' | 'stale'; note: StoredNote }
  /** It was on the wrong record, and is withdrawn. */
  | { outcome: 'withdrawn'; note: WithdrawnNote }
  | { outcome: 'missing' };
type Amendment = { patientId: string; caseNoteId: string; caseNote: string; version: number };

/** The earlier versions of a note, the latest first. */
export const readEarlierVersions = async (table: Table, caseNoteId: string) => {
  const { pk } = noteVersionEntity.key({ caseNoteId, version: 1 });
  const items = await readPartition(table, pk, { latestFirst: true });
  return items.map((item) => parseRow(noteVersionEntity, item, 'version'));
};

/** Whether a note is restricted to others than whoever asks. */
export const isClosed = (note: ListedNote, { username }: Pick<AuditContext, 'username'>): boolean =>
  !isWithdrawn(note) && isRestrictedFor(note.restrictedTo, username);

/** Case notes: written, amended by a dated new version, never erased; those on the wrong record are withdrawn. */
export const createCaseNoteStore = (table: Table) => {
  const read = (patientId: string, caseNoteId: string) => readItem(table, noteEntity, { patientId, caseNoteId });
  return {
    /**
     * Stores a note once, however often it is sent under the same key; undefined when there is no such patient.
     * `isNew` is false when it was stored before.
     */
    async add(
      { patientId, caseNote, notForThem, restrictTo }: NewNote,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<{ note: StoredNote; isNew: boolean } | undefined> {
      const restrictedTo = restrictTo && restrictNew(restrictTo, [], auditContext);
      const note = {
        ...makeNote(caseNote, auditContext),
        ...(notForThem && { notForThem }),
        ...(restrictedTo && { restrictedTo }),
      };
      const { caseNoteId, by } = note;
      const content = { patientId, caseNote, notForThem, ...(restrictedTo && { restrictedTo: restrictedTo.ids }), by };
      const submission = { call: 'createCaseNote', idempotencyKey, content };
      const writes = [
        recordIdempotencyKey(submission, { id: caseNoteId, at: auditContext.at }),
        check(recordEntity, patientId),
        ...addNote(patientId, note),
        ...noteContact(patientId, today(new Date(auditContext.at))),
      ];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
      if (done) return { note, isNew: true };
      const stored = await findEarlierReply(table, submission);
      if (!stored) return undefined;
      await auditReading(table, auditContext, patientId);
      const earlier = await read(patientId, stored.id);
      return earlier && !isWithdrawn(earlier) ? { note: earlier, isNew: false } : undefined;
    },

    read,

    /** `page` is one-based. */
    list: (patientId: string, page: number, size: number) =>
      readPage(table, noteList(patientId), { page, size }, (item) => parseRow(noteEntity, item, 'caseNoteId')),

    /** Replaces the words of a note; the earlier version is kept. */
    async amend({ patientId, caseNoteId, caseNote, version }: Amendment, auditContext: AuditContext): Promise<Amended> {
      const before = await read(patientId, caseNoteId);
      if (!before || isClosed(before, auditContext)) return { outcome: 'missing' };
      const answer = answering(table, auditContext, patientId);
      if (isWithdrawn(before)) return await answer({ outcome: 'withdrawn', note: before });
      const { at: writtenAt, username: by } = auditContext;
      const note: StoredNote = { ...before, caseNoteText: caseNote, by, writtenAt, version: version + 1 };
      const { restrictedTo } = before;
      const event = {
        kind: 'note-amended',
        caseNoteId,
        ...(!restrictedTo && { excerpt: excerptOf(caseNote) }),
      } as const;
      const done = await commitOrRead(table, patientId, auditContext, event, [
        replace(noteEntity, { patientId, caseNoteId }, note, { over: { version, restrictedTo } }),
        create(noteVersionEntity, before, before),
      ]);
      if (done) return { outcome: 'done', note };
      const current = await read(patientId, caseNoteId);
      if (!current) throw new Error('A case note is missing, although nothing can delete one');
      // Restricted meanwhile.
      if (isClosed(current, auditContext)) return { outcome: 'missing' };
      return isWithdrawn(current) ? { outcome: 'withdrawn', note: current } : { outcome: 'stale', note: current };
    },

    /** Marks a note as not for the person, or takes that back; false where there is none, or it is withdrawn. */
    async mark(
      { patientId, caseNoteId }: { patientId: string; caseNoteId: string },
      notForThem: NoteMark | undefined,
      auditContext: AuditContext,
    ): Promise<boolean> {
      const before = await read(patientId, caseNoteId);
      if (before && isClosed(before, auditContext)) return false;
      const change = notForThem === undefined ? { remove: ['notForThem'] as const } : { set: { notForThem } };
      const write = patch(noteEntity, { patientId, caseNoteId }, change, { exists: true, absent: ['withdrawn'] });
      return (await commitAudited(table, [write], auditContext, patientId)).done;
    },

    readEarlier: (caseNoteId: string) => readEarlierVersions(table, caseNoteId),
  };
};
