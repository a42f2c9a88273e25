import { caseNoteCalls } from '../../shared/notes/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { amendCaseNote } from './amend-case-note.ts';
import { createCaseNote } from './create-case-note.ts';
import { makeDependencies } from './dependencies.ts';
import { listCaseNotes } from './list-case-notes.ts';
import { listNoteVersions } from './list-note-versions.ts';
import { openWithdrawnNote } from './open-withdrawn-note.ts';
import { withdrawCaseNote } from './withdraw-case-note.ts';

export const handler = serve(
  caseNoteCalls,
  { amendCaseNote, createCaseNote, listCaseNotes, listNoteVersions, openWithdrawnNote, withdrawCaseNote },
  makeDependencies,
);
