import { ulid } from 'ulid';
import { wasSeen } from '../../../shared/appointments/appointments.ts';
import { wasThere } from '../../../shared/groups/groups.ts';
import { today } from '../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import { dayOfAppointment, readAppointments } from '../../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../../appointments/store/diary-days.ts';
import { readGroupAttendance } from '../../groups/store/group-items.ts';
import { type AuditContext, answering, auditAlso, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { addToList, listPartition } from '../../kernel/store/counted-list.ts';
import { parseOr, readItem } from '../../kernel/store/entity.ts';
import { check, create, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { contactKey, noteEarlierContact, takeContactBack } from '../../patients/store/caseload.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { readTests } from '../../questionnaires/store/result-items.ts';
import { isClosed, readEarlierVersions } from './case-notes.ts';
import {
  caseNoteDateOf,
  excerptOf,
  isWithdrawn,
  noteEntity,
  noteList,
  noteSort,
  noteVersionEntity,
  type StoredNote,
  type Withdrawal,
  type WithdrawnOpening,
  withdrawalEntity,
  withdrawnOpeningEntity,
} from './note-items.ts';
import { readNoteOccurrences, removeNoteOccurrences } from './note-occurrences.ts';

/** The latest notes, sessions and dates of groups that are looked at. */
const looked = 24;

/**
 * The day of the last contact with a patient from what is on their record, as if one note were not; undefined where there was
 * none. The order of caseloads keeps that day, and only ever moves it on: it is computed where a note is withdrawn.
 */
const readLastContact = async (table: Table, patientId: string, without: string) => {
  const person = { kind: 'person', of: patientId } as const;
  const [notes, { results }, appointments, groups] = await Promise.all([
    readPartition(table, listPartition(noteList(patientId)), { latestFirst: true, limit: looked }),
    readTests(table, patientId),
    readDiaryDays(table, person, { from: '0', to: today(), latestFirst: true, days: looked }).then((ids) =>
      readAppointments(table, ids),
    ),
    readGroupAttendance(table, patientId, looked),
  ]);
  const days = [
    ...notes
      .flatMap((item) => parseOr(noteEntity, item, () => []))
      .filter((note) => !isWithdrawn(note) && note.caseNoteId !== without)
      .map(({ caseNoteId }) => today(new Date(caseNoteDateOf(caseNoteId)))),
    ...results.map(({ questionDate }) => questionDate),
    ...appointments.filter(({ status }) => wasSeen(status)).map(dayOfAppointment),
    ...groups.filter(({ mark }) => wasThere(mark)).map(({ day }) => day),
  ];
  return days.toSorted().at(-1);
};

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
  auditContext: AuditContext,
): Write[] => {
  const { at, username: by } = auditContext;
  const withdrawal: Withdrawal = { by, at, reason, ...(moveTo !== undefined && { movedTo: moveTo }) };
  return [
    put(
      noteEntity,
      { patientId, caseNoteId },
      { caseNoteId, withdrawn: { by, at }, version: version + 1 },
      { equals: { version, restrictedTo: note.restrictedTo }, present: ['caseNoteText'] },
    ),
    put(withdrawalEntity, { patientId, caseNoteId }, withdrawal),
    create(noteVersionEntity, { caseNoteId, version }, note),
    addToTimeline(patientId, auditContext, { kind: 'note-withdrawn', caseNoteId, noteAt: caseNoteDateOf(caseNoteId) }),
  ];
};

/** The note and its versions on the right record, with their dates and authors, under an id of their own. */
const putHere = (
  patientId: string,
  [note, ...earlier]: Versions,
  caseNoteId: string,
  auditContext: AuditContext,
): Write[] => {
  const { at, username: by } = auditContext;
  const date = caseNoteDateOf(caseNoteId);
  const moved: StoredNote = { ...note, caseNoteId, movedHere: { by, at } };
  const events = [moved, ...earlier].map((one) =>
    addToTimeline(
      patientId,
      { at: one.writtenAt, username: one.by },
      {
        kind: one.version === 1 ? 'note' : 'note-amended',
        caseNoteId,
        ...(!note.restrictedTo && { excerpt: excerptOf(one.caseNoteText) }),
      },
    ),
  );
  return [
    ...addToList(noteList(patientId), { sort: noteSort(caseNoteId), row: moved }),
    ...earlier.map((one) => create(noteVersionEntity, { caseNoteId, version: one.version }, { ...one, caseNoteId })),
    ...events,
    addToTimeline(patientId, auditContext, { kind: 'note-moved-here', caseNoteId, noteAt: date }),
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
      const { username: by } = auditContext;
      const settle = answering(table, auditContext, patientId);
      return await contend<Withdrawn>('a case note while it was withdrawn', async () => {
        const [note, earlier] = await Promise.all([
          readItem(table, noteEntity, { patientId, caseNoteId }),
          readEarlierVersions(table, caseNoteId).then(onlyReadable),
        ]);
        if (!note || isClosed(note, auditContext)) return { outcome: 'missing' };
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
        const writers = new Set([...staffIds, ...versions.map((one) => one.by)]);
        const [occurrences, contacts] = await Promise.all([
          readNoteOccurrences(table, patientId, versions, [...writers]),
          planContacts(asked),
        ]);
        const movedAs = moveTo === undefined ? undefined : ulid(Date.parse(caseNoteDateOf(caseNoteId)));
        const writes = {
          otherPatient: moveTo === undefined ? [] : check(recordEntity, moveTo),
          note: putAway(asked, note, auditContext),
          occurrences: removeNoteOccurrences(patientId, note, occurrences, auditContext),
          contacts,
          moved:
            moveTo === undefined || movedAs === undefined
              ? []
              : [...putHere(moveTo, versions, movedAs, auditContext), auditAlso(auditContext, moveTo)],
        };
        const { done, refused } = await commitAudited(table, writes, auditContext, patientId);
        if (done) return { outcome: 'done', ...(movedAs !== undefined && { movedAs }) };
        if (refused.has('otherPatient')) return await settle({ outcome: 'missing-patient' });
        // A colleague amended it, recorded something or wrote a draft meanwhile: all is read again.
        return again;
      });
    },

    /** The words of a withdrawn note for an audit: that somebody reads them, and why, is stored before they are returned. */
    async open(id: NoteId, reason: string, auditContext: AuditContext) {
      const { patientId, caseNoteId } = id;
      const { username: by, at } = auditContext;
      const withdrawal = await readWithdrawal(id);
      if (!withdrawal) return undefined;
      const openingId = ulid(Date.parse(at));
      const opening: WithdrawnOpening = { openingId, by, at, reason };
      await commitAudited(table, [put(withdrawnOpeningEntity, { ...id, openingId }, opening)], auditContext, patientId);
      const { pk, sk } = withdrawnOpeningEntity.key({ ...id, openingId: '' });
      const [versions, openings] = await Promise.all([
        readEarlierVersions(table, caseNoteId).then(onlyReadable),
        readPartition(table, pk, { ...startingWith(sk), latestFirst: true }),
      ]);
      const read = openings.flatMap((item) => parseOr(withdrawnOpeningEntity, item, () => []));
      return { withdrawal, versions, openings: read };
    },
  };
};
