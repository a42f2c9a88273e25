import { ulid } from 'ulid';
import { onlyReadable } from '../../../shared/api/unreadable.ts';
import { today } from '../../../shared/domain/today.ts';
import { type AuditContext, auditAlso, auditReading, commitAudited } from '../audit.ts';
import { backOff, maxAttempts } from '../back-off.ts';
import { addToList } from '../counted-list.ts';
import { parseOr, readItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { queryItems } from '../query-items.ts';
import { readBatch } from '../read-batch.ts';
import { StoreBusy } from '../store-busy.ts';
import type { Write } from '../write.ts';
import { patientExists, readEarlierVersions, readNote } from './case-notes.ts';
import { contactKey, noteEarlierContact, takeContactBack } from './caseload.ts';
import { excerptOf } from './excerpt.ts';
import { readLastContact } from './last-contact.ts';
import {
  caseNoteDateOf,
  isWithdrawn,
  noteKey,
  noteList,
  noteSort,
  noteVersionEntity,
  type StoredNote,
  type Withdrawal,
  type WithdrawnOpening,
  withdrawalEntity,
  withdrawnOpeningEntity,
} from './note-items.ts';
import { readTraces, removeTraces } from './note-traces.ts';
import { addToTimeline } from './timeline.ts';

/** A transaction has room for no more versions of a note, with all that each of them changes on both records. */
export const mostAmendments = 20;

export type NoteId = { patientId: string; caseNoteId: string };
type Withdrawing = NoteId & { version: number; reason: string; moveTo?: string | undefined };

type Who = {
  /** Whether somebody may withdraw notes of others. */
  mayAny: boolean;
  /** All staff, whose drafts about the note go with it. */
  staffIds: readonly string[];
};

type Withdrawn =
  | { outcome: 'done'; movedAs?: string }
  | { outcome: 'stale'; note: StoredNote }
  | { outcome: 'missing' | 'missing-patient' | 'withdrawn' | 'not-allowed' | 'too-many-versions' };

type Versions = readonly [StoredNote, ...StoredNote[]];

/** The last words among the versions, for an audit, and the place that is left on the record. */
const putAway = (
  { patientId, caseNoteId, reason, moveTo, version }: Withdrawing,
  note: StoredNote,
  { at, username: by }: AuditContext,
): Write[] => {
  const withdrawal: Withdrawal = { by, at, reason, ...(moveTo !== undefined && { movedTo: moveTo }) };
  return [
    {
      Put: {
        Item: { ...noteKey(patientId, caseNoteId), caseNoteId, withdrawn: { by, at }, version: version + 1 },
        ConditionExpression: 'version = :version AND attribute_exists(caseNoteText)',
        ExpressionAttributeValues: { ':version': version },
      },
    },
    { Put: { Item: { ...withdrawalEntity.key({ patientId, caseNoteId }), ...withdrawal } } },
    {
      Put: {
        Item: { ...noteVersionEntity.key({ caseNoteId, version }), ...note },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    addToTimeline(patientId, { at, by }, { kind: 'note-withdrawn', caseNoteId, noteAt: caseNoteDateOf(caseNoteId) }),
  ];
};

/** The note and its versions on the right record, with their dates and authors, under an id of their own. */
const putHere = (
  patientId: string,
  [note, ...earlier]: Versions,
  caseNoteId: string,
  { at, username: by }: AuditContext,
): Write[] => {
  const date = caseNoteDateOf(caseNoteId);
  const moved: StoredNote = { ...note, caseNoteId, movedHere: { by, at } };
  const events = [moved, ...earlier].map((one) =>
    addToTimeline(
      patientId,
      { at: one.writtenAt, by: one.by },
      { kind: one.version === 1 ? 'note' : 'note-amended', caseNoteId, excerpt: excerptOf(one.caseNoteText) },
    ),
  );
  return [
    ...addToList(noteList(patientId), { sort: noteSort(caseNoteId), row: moved }),
    ...earlier.map((one): Write => {
      const key = noteVersionEntity.key({ caseNoteId, version: one.version });
      return { Put: { Item: { ...key, ...one, caseNoteId }, ConditionExpression: 'attribute_not_exists(pk)' } };
    }),
    ...events,
    addToTimeline(patientId, { at, by }, { kind: 'note-moved-here', caseNoteId, noteAt: date }),
  ];
};

/** Notes on the wrong record: withdrawn from it, or moved to the right one. */
export const createWithdrawnNoteStore = (table: Table) => {
  const readWithdrawal = (id: NoteId) => readItem(table, withdrawalEntity, id);

  const planContacts = async ({ patientId, caseNoteId, moveTo }: Withdrawing): Promise<Write[]> => {
    const day = today(new Date(caseNoteDateOf(caseNoteId)));
    const [items, last] = await Promise.all([
      readBatch(table, [contactKey(patientId), ...(moveTo === undefined ? [] : [contactKey(moveTo)])]),
      readLastContact(table, patientId, caseNoteId),
    ]);
    const knownOf = (id: string) => items.find(({ pk }) => pk === contactKey(id).pk);
    return [
      ...takeContactBack(patientId, day, { known: knownOf(patientId), last }),
      ...(moveTo === undefined ? [] : noteEarlierContact(moveTo, day, knownOf(moveTo))),
    ];
  };

  return {
    /**
     * Withdraws a note, or moves it to another record, if it is as it was read: all of it in one transaction. Its author may, and
     * whoever may withdraw notes of others. The same request sent again is done already.
     */
    async withdraw(asked: Withdrawing, { mayAny, staffIds }: Who, auditContext: AuditContext): Promise<Withdrawn> {
      const { patientId, caseNoteId, version, moveTo } = asked;
      const { username: by, at } = auditContext;
      const settle = async <Answer extends Withdrawn>(answer: Answer): Promise<Answer> => {
        await auditReading(table, auditContext, patientId);
        return answer;
      };
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const [note, earlier] = await Promise.all([
          readNote(table, patientId, caseNoteId),
          readEarlierVersions(table, caseNoteId).then(onlyReadable),
        ]);
        if (!note) return { outcome: 'missing' };
        if (isWithdrawn(note)) {
          const done = await readWithdrawal({ patientId, caseNoteId });
          const isSame = note.withdrawn.by === by && note.version === version + 1 && done?.movedTo === moveTo;
          return await settle({ outcome: isSame ? 'done' : 'withdrawn' });
        }
        const versions: Versions = [note, ...earlier];
        const author = versions.at(-1)?.by;
        if (author !== by && !mayAny) return await settle({ outcome: 'not-allowed' });
        if (note.version !== version) return await settle({ outcome: 'stale', note });
        if (earlier.length > mostAmendments) return await settle({ outcome: 'too-many-versions' });
        const [traces, contacts] = await Promise.all([
          readTraces(table, patientId, versions, [...new Set([...staffIds, ...versions.map((one) => one.by)])]),
          planContacts(asked),
        ]);
        const movedAs = moveTo === undefined ? undefined : ulid(Date.parse(caseNoteDateOf(caseNoteId)));
        const { refused } = await commitAudited(
          table,
          [
            ...(moveTo === undefined ? [] : [patientExists(moveTo)]),
            ...putAway(asked, note, auditContext),
            ...removeTraces(patientId, note, traces, { at, by }),
            ...contacts,
            ...(moveTo === undefined || movedAs === undefined
              ? []
              : [...putHere(moveTo, versions, movedAs, auditContext), auditAlso(auditContext, moveTo)]),
          ],
          auditContext,
          patientId,
        );
        if (refused.length === 0) return { outcome: 'done', ...(movedAs !== undefined && { movedAs }) };
        if (moveTo !== undefined && refused.includes(0)) return await settle({ outcome: 'missing-patient' });
        // A colleague amended it, recorded something or wrote a draft meanwhile: all is read again.
        await backOff(attempt);
      }
      throw new StoreBusy('A case note kept changing while it was withdrawn');
    },

    /** The words of a withdrawn note for an audit: that somebody reads them, and why, is stored before they are returned. */
    async open(id: NoteId, reason: string, auditContext: AuditContext) {
      const { patientId, caseNoteId } = id;
      const { username: by, at } = auditContext;
      const withdrawal = await readWithdrawal(id);
      if (!withdrawal) return undefined;
      const openingId = ulid(Date.parse(at));
      const opening: WithdrawnOpening = { openingId, by, at, reason };
      const key = withdrawnOpeningEntity.key({ ...id, openingId });
      await commitAudited(table, [{ Put: { Item: { ...key, ...opening } } }], auditContext, patientId);
      const [versions, openings] = await Promise.all([
        readEarlierVersions(table, caseNoteId).then(onlyReadable),
        queryItems(table, {
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :opened)',
          ExpressionAttributeValues: {
            ':pk': key.pk,
            ':opened': withdrawnOpeningEntity.key({ ...id, openingId: '' }).sk,
          },
          ScanIndexForward: false,
          ConsistentRead: true,
        }),
      ]);
      return {
        withdrawal,
        versions,
        openings: openings.flatMap((item) => parseOr(withdrawnOpeningEntity, item, () => [])),
      };
    },
  };
};
export type WithdrawnNoteStore = ReturnType<typeof createWithdrawnNoteStore>;
