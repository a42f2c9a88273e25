import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';

const deleted = 'The document has been deleted. The reason is on the timeline.';

export const deleteDocument: DocumentsHandlers['deleteDocument'] = async (
  { params, body, auditContext },
  { documents },
) => {
  const outcome = await documents.remove({ ...params, ...body }, auditContext);
  return outcome === 'done' ? { status: 200, body: { message: deleted } } : notFound(missing.document);
};
