import { missing } from '../../shared/kernel/missing.ts';
import { isWithdrawn } from './store/note-items.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { RecordsHandler } from '../patients/dependencies.ts';
import { withAuthors } from '../patients/present.ts';

export const listNoteVersions: RecordsHandler<'listNoteVersions'> = async ({ params }, dependencies) => {
  const [current, earlier] = await Promise.all([
    dependencies.caseNotes.read(params.patientId, params.caseNoteId),
    dependencies.caseNotes.readEarlier(params.caseNoteId),
  ]);
  if (!current || isWithdrawn(current)) return notFound(missing.caseNote);
  return { status: 200, body: { content: await withAuthors(earlier, dependencies) } };
};
