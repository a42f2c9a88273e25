import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withAuthor } from './present.ts';

export const createCaseNote: Handler<typeof records.createCaseNote, RecordsDependencies> = async (
  { body, idempotencyKey, auditContext },
  dependencies,
) => {
  const stored = await dependencies.caseNotes.add(body, idempotencyKey, auditContext);
  if (!stored) return notFound(missing.patient);
  const note = await withAuthor(stored, dependencies);
  return { status: 201, body: { ...note, message: 'Thank you. That case note has been saved on the system.' } };
};
