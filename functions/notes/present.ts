import type { CaseNote, WithdrawnNote } from '../../shared/notes/case-note.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import { type NameOf, namingStaff } from '../kernel/identity/name-staff.ts';
import type { createRecordStore } from '../patients/store/records.ts';
import type { createCaseNoteStore } from './store/case-notes.ts';
import { caseNoteDateOf, isWithdrawn, type ListedNote, type StoredNote } from './store/note-items.ts';

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
const { all: withPlaces } = namingStaff(
  (note: ListedNote) => (isWithdrawn(note) ? [note.withdrawn.by] : authorsOf(note)),
  (note, nameOf): CaseNote | WithdrawnNote => {
    if (!isWithdrawn(note)) return nameAuthor(note, nameOf);
    const { by, at } = note.withdrawn;
    return { ...note, caseNoteDate: caseNoteDateOf(note.caseNoteId), withdrawn: { by: nameOf(by), at } };
  },
);

type Stores = {
  records: Pick<ReturnType<typeof createRecordStore>, 'exists'>;
  caseNotes: Pick<ReturnType<typeof createCaseNoteStore>, 'list'>;
  staff: Pick<StaffDirectory, 'name'>;
};

/** A page of the notes of a patient; undefined when there is no such record. */
export const readCaseNotes = async (
  patientId: string,
  { page, size }: { page: number; size: number },
  { records, caseNotes, staff }: Stores,
) => {
  const [isKnown, found] = await Promise.all([records.exists(patientId), caseNotes.list(patientId, page, size)]);
  return isKnown ? { ...found, content: await withPlaces(found.content, { staff }) } : undefined;
};
