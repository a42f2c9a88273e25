import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

const deleted = 'The document has been deleted. The reason is on the timeline.';

export const deleteDocument: Handler<typeof records.deleteDocument, RecordsDependencies> = async (
  { params, body, auditContext },
  { documents },
) => {
  const outcome = await documents.remove({ ...params, ...body }, auditContext);
  return outcome === 'done' ? { status: 200, body: { message: deleted } } : notFound(missing.document);
};
