import type { NoteMark } from '../../shared/notes/case-note.ts';

/** What is said to whoever marks a note or a document as not for the person, or takes that back. */
export const describeMarking = (notForThem: NoteMark | undefined): string =>
  notForThem === undefined
    ? 'The mark is taken off.'
    : 'Marked. Whoever answers them, if they ask for a copy, sees why.';
