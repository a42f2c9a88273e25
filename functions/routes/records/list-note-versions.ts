import { missing } from '../../../shared/api/missing.ts';
import { isWithdrawn } from '../../data/records/note-items.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsHandler } from './dependencies.ts';
import { withAuthors } from './present.ts';

export const listNoteVersions: RecordsHandler<'listNoteVersions'> = async ({ params }, dependencies) => {
  const [current, earlier] = await Promise.all([
    dependencies.caseNotes.read(params.patientId, params.caseNoteId),
    dependencies.caseNotes.readEarlier(params.caseNoteId),
  ]);
  if (!current || isWithdrawn(current)) return notFound(missing.caseNote);
  return { status: 200, body: { content: await withAuthors(earlier, dependencies) } };
};
