import { encodeTime } from 'ulid';
import { amendmentForm } from '../../../shared/drafts/calls.ts';
import { today } from '../../../shared/kernel/today.ts';
import {
  putAppointment,
  readAppointments,
  type StoredAppointment,
} from '../../appointments/store/appointment-items.ts';
import { readDiaryDays } from '../../appointments/store/diary-days.ts';
import { draftEntity } from '../../drafts/store/drafts.ts';
import type { Doing } from '../../kernel/store/audit.ts';
import { parseOr } from '../../kernel/store/entity.ts';
import { put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import { eventEntity, longestCallMs, type StoredEvent } from '../../patients/store/timeline.ts';
import { noteSort, type StoredNote } from './note-items.ts';

/** Where a note shows beside its own place: timeline events, the session that it was written with, drafts of amendments. */
export type NoteOccurrences = {
  events: readonly StoredEvent[];
  appointment: StoredAppointment | undefined;
  drafts: readonly Parameters<typeof draftEntity.key>[0][];
};

/** The letters of a ULID after its time. */
const randomLetters = 16;
const timeLetters = 10;

/** The timeline events of one version: their ids begin with an instant of the call that wrote it. */
const readEventsOf = async (table: Table, patientId: string, { caseNoteId, writtenAt }: StoredNote) => {
  const begun = Date.parse(writtenAt);
  const key = (at: number, letter: string) =>
    eventEntity.key({ patientId, eventId: `${encodeTime(at, timeLetters)}${letter.repeat(randomLetters)}` });
  const [from, to] = [key(begun, '0'), key(begun + longestCallMs, 'Z')];
  const items = await readPartition(table, from.pk, { from: from.sk, to: to.sk });
  return items
    .flatMap((item) => parseOr(eventEntity, item, () => []))
    .filter(({ event }) => 'caseNoteId' in event && event.caseNoteId === caseNoteId);
};

/** The timeline events of a note and its earlier versions. */
export const readNoteEvents = async (table: Table, patientId: string, versions: readonly StoredNote[]) => {
  const events = await Promise.all(versions.map((version) => readEventsOf(table, patientId, version)));
  // Two versions that were written within a minute of each other find the same events.
  return [...new Map(events.flat().map((event) => [event.eventId, event])).values()];
};

/** The session that a note was written with: it is on the day of the note or before it. */
const readAppointmentOf = async (table: Table, patientId: string, caseNoteId: string, writtenAt: string) => {
  const until = today(new Date(writtenAt));
  const ids = await readDiaryDays(table, { kind: 'person', of: patientId }, { from: '0', to: until });
  const appointments = await readAppointments(table, ids);
  return appointments.find((appointment) => appointment.caseNoteId === caseNoteId);
};

/** The drafts of amendments of colleagues, whose keys alone are read. */
const readDraftsOf = async (table: Table, patientId: string, caseNoteId: string, staffIds: readonly string[]) => {
  const ids = staffIds.map((username) => ({ username, form: amendmentForm(caseNoteId), record: patientId }));
  const found = new Set((await readBatch(table, ids.map(draftEntity.key))).map(({ pk }) => pk));
  return ids.filter((id) => found.has(draftEntity.key(id).pk));
};

/** Reads where a note and its earlier versions show: a query for each version, and one request for the drafts of all staff. */
export const readNoteOccurrences = async (
  table: Table,
  patientId: string,
  versions: readonly [StoredNote, ...StoredNote[]],
  staffIds: readonly string[],
): Promise<NoteOccurrences> => {
  const [{ caseNoteId }] = versions;
  const first = versions.at(-1) ?? versions[0];
  const [events, appointment, drafts] = await Promise.all([
    readNoteEvents(table, patientId, versions),
    readAppointmentOf(table, patientId, caseNoteId, first.writtenAt),
    readDraftsOf(table, patientId, caseNoteId, staffIds),
  ]);
  return { events, appointment, drafts };
};

/**
 * The writes that remove a note from the places beside its own: its events say that it was withdrawn. No event is ever deleted.
 */
export const removeNoteOccurrences = (
  patientId: string,
  note: Pick<StoredNote, 'caseNoteId'>,
  { events, appointment, drafts }: NoteOccurrences,
  { at, username: by }: Doing,
): Write[] => {
  const { caseNoteId } = note;
  const [noteAt = ''] = noteSort(caseNoteId).split('#');
  return [
    ...events.map((shown) => {
      const event = { kind: 'note-withdrawn' as const, caseNoteId, noteAt, withdrawnAt: at };
      return put(eventEntity, { ...shown, patientId }, { ...shown, by, event }, { exists: true });
    }),
    ...(appointment ? [withoutNote(appointment, at)] : []),
    ...drafts.map((draft) => remove(draftEntity, draft)),
  ];
};

const withoutNote = ({ caseNoteId: _, ...appointment }: StoredAppointment, changedAt: string): Write =>
  putAppointment({ ...appointment, changedAt, version: appointment.version + 1 }, appointment);
