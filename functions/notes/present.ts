import type { CaseNote, RestrictedNote, WithdrawnNote } from '../../shared/notes/case-note.ts';
import { isRestrictedFor } from '../../shared/privacy/restriction.ts';
import { nameRestriction, peopleOf } from '../kernel/access/name-restriction.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import { type NameOf, namingStaff } from '../kernel/identity/name-staff.ts';
import type { createRecordStore } from '../patients/store/records.ts';
import type { createCaseNoteStore } from './store/case-notes.ts';
import { caseNoteDateOf, isWithdrawn, type ListedNote, type StoredNote } from './store/note-items.ts';

const nameAuthor = ({ by, movedHere, restrictedTo, ...note }: StoredNote, nameOf: NameOf): CaseNote => ({
  ...note,
  caseNoteDate: caseNoteDateOf(note.caseNoteId),
  by: nameOf(by),
  ...(movedHere && { movedHere: { ...movedHere, by: nameOf(movedHere.by) } }),
  ...(restrictedTo && { restrictedTo: nameRestriction(restrictedTo, nameOf) }),
});
const authorsOf = ({ by, movedHere, restrictedTo }: StoredNote): string[] => [
  by,
  ...(movedHere ? [movedHere.by] : []),
  ...peopleOf(restrictedTo),
];

/** Notes with the names of who wrote them. */
export const { one: withAuthor, all: withAuthors } = namingStaff(authorsOf, nameAuthor);

/** The same for a list in which some notes are withdrawn, or restricted to others: each keeps its place, without its words. */
const withPlaces = (username: string) =>
  namingStaff(
    (note: ListedNote) => (isWithdrawn(note) ? [note.withdrawn.by] : authorsOf(note)),
    (note, nameOf): CaseNote | WithdrawnNote | RestrictedNote => {
      const { caseNoteId } = note;
      const caseNoteDate = caseNoteDateOf(caseNoteId);
      if (isWithdrawn(note)) {
        const { by, at } = note.withdrawn;
        return { ...note, caseNoteDate, withdrawn: { by: nameOf(by), at } };
      }
      const { restrictedTo } = note;
      if (!restrictedTo || !isRestrictedFor(restrictedTo, username)) return nameAuthor(note, nameOf);
      return { caseNoteId, caseNoteDate, restricted: nameRestriction(restrictedTo, nameOf) };
    },
  ).all;

type Stores = {
  records: Pick<ReturnType<typeof createRecordStore>, 'exists'>;
  caseNotes: Pick<ReturnType<typeof createCaseNoteStore>, 'list'>;
  staff: Pick<StaffDirectory, 'name'>;
};

/** A page of the notes of a patient; undefined when there is no such record. */
export const readCaseNotes = async (
  patientId: string,
  { page, size, username }: { page: number; size: number; username: string },
  { records, caseNotes, staff }: Stores,
) => {
  const [isKnown, found] = await Promise.all([records.exists(patientId), caseNotes.list(patientId, page, size)]);
  return isKnown ? { ...found, content: await withPlaces(username)(found.content, { staff }) } : undefined;
};
