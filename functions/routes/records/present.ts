import type { CaseNote } from '../../../shared/api/case-note.ts';
import type { PatientRecord, StaffUser } from '../../../shared/api/record.ts';
import { caseNoteDateOf, type StoredNote } from '../../data/records/case-notes.ts';
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

const nameAuthor = ({ by, ...note }: StoredNote, names: Names): CaseNote => ({
  ...note,
  caseNoteDate: caseNoteDateOf(note.caseNoteId),
  by: names.get(by) ?? { id: by, firstName: '', lastName: '' },
});

/** A note with the name of who wrote it. */
export const withAuthor = async (note: StoredNote, { staff }: Needs<'staff'>): Promise<CaseNote> =>
  nameAuthor(note, await staff.name([note.by]));

/** Notes with the names of who wrote them; one that cannot be read is passed on unchanged. */
export const withAuthors = async <Other extends { unreadable: true }>(
  notes: readonly (StoredNote | Other)[],
  { staff }: Needs<'staff'>,
): Promise<(CaseNote | Other)[]> => {
  const names = await staff.name(notes.flatMap((note) => ('unreadable' in note ? [] : note.by)));
  return notes.map((note) => ('unreadable' in note ? note : nameAuthor(note, names)));
};
