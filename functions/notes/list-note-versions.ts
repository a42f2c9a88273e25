import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { withAuthors } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';
import { isWithdrawn } from './store/note-items.ts';

export const listNoteVersions: NotesHandlers['listNoteVersions'] = async ({ params }, dependencies) => {
  const [current, earlier] = await Promise.all([
    dependencies.caseNotes.read(params.patientId, params.caseNoteId),
    dependencies.caseNotes.readEarlier(params.caseNoteId),
  ]);
  if (!current || isWithdrawn(current)) return notFound(missing.caseNote);
  return { status: 200, body: { content: await withAuthors(earlier, dependencies) } };
};
