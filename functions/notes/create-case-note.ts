import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { isKeyOfWords } from '../kernel/store/idempotency.ts';
import { withAuthor } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';

const saved = 'Thank you. That case note has been saved on the system.';
const savedBefore =
  'This case note was already saved in the last ten minutes, so it was not saved again. To save the same words twice, send an Idempotency-Key.';

export const createCaseNote: NotesHandlers['createCaseNote'] = async (
  { body, idempotencyKey, auditContext },
  dependencies,
) => {
  const stored = await dependencies.caseNotes.add(body, idempotencyKey, auditContext);
  if (!stored) return notFound(missing.patient);
  const note = await withAuthor(stored.note, dependencies);
  // With a key the earlier answer was lost; with a key made of the words it may have been meant as another note.
  if (!stored.isNew && isKeyOfWords(idempotencyKey)) return { status: 200, body: { ...note, message: savedBefore } };
  return { status: 201, body: { ...note, message: saved } };
};
