import type { CaseNote, WithdrawnNote } from '../../../../shared/notes/case-note.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';

/** The words in place of a withdrawn note. */
export const describeWithdrawn = ({ withdrawn: { by, at } }: Pick<WithdrawnNote, 'withdrawn'>): string =>
  `A note was withdrawn on ${formatInstantShort(at)} by ${fullName(by)}.`;

/** Who moved a note here from another record; undefined for a note that was written here. */
export const describeMoved = ({ movedHere }: Pick<CaseNote, 'movedHere'>): string | undefined =>
  movedHere && `Moved here from another record by ${fullName(movedHere.by)} on ${formatInstantShort(movedHere.at)}.`;
