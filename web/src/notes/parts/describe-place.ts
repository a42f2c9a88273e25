import type { CaseNote, RestrictedNote, WithdrawnNote } from '../../../../shared/notes/case-note.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';

type Listed = CaseNote | WithdrawnNote | RestrictedNote;

/** Whether a place in the list has no words: the note was withdrawn, or is restricted to others. */
export const isPlace = <Other extends object>(note: Listed | Other): note is WithdrawnNote | RestrictedNote =>
  'withdrawn' in note || 'restricted' in note;

/** The words in place of a note that was withdrawn, or is restricted to others than the reader. */
export const describePlace = (note: WithdrawnNote | RestrictedNote): string => {
  if ('restricted' in note) return `A note of ${formatInstantShort(note.caseNoteDate)} is restricted.`;
  const { by, at } = note.withdrawn;
  return `A note was withdrawn on ${formatInstantShort(at)} by ${fullName(by)}.`;
};

/** Who moved a note here from another record; undefined for a note that was written here. */
export const describeMoved = ({ movedHere }: Pick<CaseNote, 'movedHere'>): string | undefined =>
  movedHere && `Moved here from another record by ${fullName(movedHere.by)} on ${formatInstantShort(movedHere.at)}.`;
