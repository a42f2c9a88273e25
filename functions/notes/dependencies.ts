import type { caseNoteCalls } from '../../shared/notes/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { createCaseNoteStore } from './store/case-notes.ts';
import { createWithdrawnNoteStore } from './store/withdrawn-notes.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
  return {
    records: createRecordStore(table),
    caseNotes: createCaseNoteStore(table),
    withdrawnNotes: createWithdrawnNoteStore(table),
    staff,
  };
};
type NotesDependencies = ReturnType<typeof makeDependencies>;
export type NotesHandlers = Handlers<typeof caseNoteCalls, NotesDependencies>;
