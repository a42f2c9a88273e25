import { decodeTime } from 'ulid';
import * as z from 'zod';
import { noteMarks } from '../../../shared/notes/case-note.ts';
import { restriction } from '../../../shared/privacy/restriction.ts';
import { entryKey, listsBy, ofPerson } from '../../kernel/store/counted-list.ts';
import { type Entity, keyPattern, type Projection } from '../../kernel/store/entity.ts';

const doing = z.object({ by: z.string(), at: z.iso.datetime() });

const storedNote = z.object({
  caseNoteId: z.ulid(),
  caseNoteText: z.string(),
  /** Who wrote this version, and when. */
  by: z.string(),
  writtenAt: z.iso.datetime(),
  /** It was on another record first: who moved it here, and when. */
  movedHere: doing.optional(),
  notForThem: z.enum(noteMarks).optional(),
  restrictedTo: restriction.optional(),
  version: z.int().min(1),
});
export type StoredNote = z.infer<typeof storedNote>;

/** The place of a note that was on the wrong record, without any of its words. */
const withdrawnNote = z.object({ caseNoteId: z.ulid(), withdrawn: doing, version: z.int().min(1) });
export type WithdrawnNote = z.infer<typeof withdrawnNote>;

const listedNote = z.union([storedNote, withdrawnNote]);
export type ListedNote = z.infer<typeof listedNote>;
export const isWithdrawn = (note: ListedNote): note is WithdrawnNote => 'withdrawn' in note;

type OfNote = { patientId: string; caseNoteId: string };

/** A note as it is now, or its place where it was withdrawn. It is an entry of the list of its patient. */
export const noteEntity: Projection<OfNote, typeof listedNote> = {
  name: 'Case note',
  key: ({ patientId, caseNoteId }) => entryKey(noteList(patientId), noteSort(caseNoteId)),
  schema: listedNote,
};

/** The case notes of a patient, a counted list of its own; its entries are the current versions. */
export const noteList = listsBy('{patientId}', (patientId) => ({
  name: `notes#${patientId}`,
  sort: '{at}#{caseNoteId}',
  dataSubject: { patient: ['patientId'] },
  entry: noteEntity,
  ...ofPerson,
}));

export const caseNoteDateOf = (caseNoteId: string): string => new Date(decodeTime(caseNoteId)).toISOString();
export const noteSort = (caseNoteId: string): string => `${caseNoteDateOf(caseNoteId)}#${caseNoteId}`;

/** A note as it read before it was amended, or withdrawn. */
export const noteVersionEntity: Entity<{ caseNoteId: string; version: number }, typeof storedNote> = {
  name: 'Case note version',
  key: keyPattern('NOTE#{caseNoteId}', '{version:6}'),
  dataSubject: { sameAs: ['caseNoteId'] },
  schema: storedNote,
};

const withdrawnPartition = 'WITHDRAWN#{patientId}';

const withdrawal = z.object({
  ...doing.shape,
  reason: z.string(),
  /** The patient of the record that it was moved to. */
  movedTo: z.string().optional(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/**
 * That a note was withdrawn from a record, by whom and why. Its words stay among its versions, for an audit. Both are about
 * somebody else: they are disposed of with the record on which they were by mistake, and its person is not given them.
 */
export const withdrawalEntity: Entity<OfNote, typeof withdrawal> = {
  name: 'Withdrawal of a case note',
  key: keyPattern(withdrawnPartition, 'NOTE#{caseNoteId}'),
  dataSubject: { patient: ['patientId'] },
  schema: withdrawal,
  aboutOthers: true,
};

const opening = z.object({ openingId: z.ulid(), ...doing.shape, reason: z.string() });
export type WithdrawnOpening = z.infer<typeof opening>;

/** That somebody read a withdrawn note, and why. */
export const withdrawnOpeningEntity: Entity<OfNote & { openingId: string }, typeof opening> = {
  name: 'Reading of a withdrawn case note',
  key: keyPattern(withdrawnPartition, 'OPENED#{caseNoteId}#{openingId}'),
  dataSubject: { patient: ['patientId'] },
  schema: opening,
  aboutOthers: true,
};

const excerptLetters = 160;

/** The excerpt of a longer text that a timeline shows. */
export const excerptOf = (text: string): string => {
  const letters = [...text];
  return letters.length > excerptLetters ? `${letters.slice(0, excerptLetters).join('')}…` : text;
};
