import type { CaseNote, WithdrawnNote } from '../../shared/notes/case-note.ts';
import type { PatientRecord } from '../../shared/patients/record.ts';
import { type NameOf, namingStaff } from '../kernel/identity/name-staff.ts';
import { caseNoteDateOf, isWithdrawn, type ListedNote, type StoredNote } from '../notes/store/note-items.ts';
import type { PatientsDependencies } from './dependencies.ts';
import type { FoundRecord } from './store/read-record.ts';

type Needs<Name extends keyof PatientsDependencies> = Pick<PatientsDependencies, Name>;

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

const nameAuthor = ({ by, movedHere, ...note }: StoredNote, nameOf: NameOf): CaseNote => ({
  ...note,
  caseNoteDate: caseNoteDateOf(note.caseNoteId),
  by: nameOf(by),
  ...(movedHere && { movedHere: { ...movedHere, by: nameOf(movedHere.by) } }),
});
const authorsOf = ({ by, movedHere }: StoredNote): string[] => [by, ...(movedHere ? [movedHere.by] : [])];

/** Notes with the names of who wrote them. */
export const { one: withAuthor, all: withAuthors } = namingStaff(authorsOf, nameAuthor);

/** The same for a list in which some notes are withdrawn: each keeps its place, without its words. */
export const { all: withPlaces } = namingStaff(
  (note: ListedNote) => (isWithdrawn(note) ? [note.withdrawn.by] : authorsOf(note)),
  (note, nameOf): CaseNote | WithdrawnNote => {
    if (!isWithdrawn(note)) return nameAuthor(note, nameOf);
    const { by, at } = note.withdrawn;
    return { ...note, caseNoteDate: caseNoteDateOf(note.caseNoteId), withdrawn: { by: nameOf(by), at } };
  },
);
