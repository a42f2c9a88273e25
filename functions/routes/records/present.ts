import type { CaseNote, WithdrawnNote } from '../../../shared/api/case-note.ts';
import type { PatientRecord, StaffUser } from '../../../shared/api/record.ts';
import { caseNoteDateOf, isWithdrawn, type ListedNote, type StoredNote } from '../../data/records/note-items.ts';
import type { FoundRecord } from '../../data/records/read-record.ts';
import type { RecordsDependencies } from './dependencies.ts';

type Needs<Name extends keyof RecordsDependencies> = Pick<RecordsDependencies, Name>;

/** A record with a link to its signature. */
export const withSignature = async (
  { record, signature }: FoundRecord,
  { signatures }: Needs<'signatures'>,
): Promise<PatientRecord> => {
  if (signature === undefined) return record;
  const signatureUrl = await signatures.link(signature);
  return { ...record, referralPersonalDetails: { ...record.referralPersonalDetails, signatureUrl } };
};

export const readPresented = async (
  patientId: string,
  dependencies: Needs<'records' | 'signatures'>,
): Promise<PatientRecord | undefined> => {
  const found = await dependencies.records.read(patientId);
  return found && (await withSignature(found, dependencies));
};

type Names = ReadonlyMap<string, StaffUser>;

const nameIn = (id: string, names: Names): StaffUser => names.get(id) ?? { id, firstName: '', lastName: '' };

const nameAuthor = ({ by, movedHere, ...note }: StoredNote, names: Names): CaseNote => ({
  ...note,
  caseNoteDate: caseNoteDateOf(note.caseNoteId),
  by: nameIn(by, names),
  ...(movedHere && { movedHere: { ...movedHere, by: nameIn(movedHere.by, names) } }),
});

const authorsOf = ({ by, movedHere }: StoredNote): string[] => [by, ...(movedHere ? [movedHere.by] : [])];

/** A note with the name of who wrote it. */
export const withAuthor = async (note: StoredNote, { staff }: Needs<'staff'>): Promise<CaseNote> =>
  nameAuthor(note, await staff.name(authorsOf(note)));

/** Notes with the names of who wrote them; one that cannot be read is passed on unchanged. */
export const withAuthors = async <Other extends { unreadable: true }>(
  notes: readonly (StoredNote | Other)[],
  { staff }: Needs<'staff'>,
): Promise<(CaseNote | Other)[]> => {
  const names = await staff.name(notes.flatMap((note) => ('unreadable' in note ? [] : authorsOf(note))));
  return notes.map((note) => ('unreadable' in note ? note : nameAuthor(note, names)));
};

/** The same for a list in which some notes are withdrawn: each keeps its place, without its words. */
export const withPlaces = async <Other extends { unreadable: true }>(
  rows: readonly (ListedNote | Other)[],
  { staff }: Needs<'staff'>,
): Promise<(CaseNote | WithdrawnNote | Other)[]> => {
  const names = await staff.name(
    rows.flatMap((row) => {
      if ('unreadable' in row) return [];
      return isWithdrawn(row) ? [row.withdrawn.by] : authorsOf(row);
    }),
  );
  return rows.map((row) => {
    if ('unreadable' in row) return row;
    if (!isWithdrawn(row)) return nameAuthor(row, names);
    const { by, at } = row.withdrawn;
    return { ...row, caseNoteDate: caseNoteDateOf(row.caseNoteId), withdrawn: { by: nameIn(by, names), at } };
  });
};
