import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withAdder } from './present-document.ts';

const gone = 'This file did not arrive, or is on another record. Please choose it again.';

export const addDocument: Handler<typeof records.addDocument, RecordsDependencies> = async (
  { params, body, auditContext },
  dependencies,
) => {
  const document = await dependencies.documents.add({ ...params, ...body }, auditContext);
  return document ? { status: 201, body: await withAdder(document, dependencies) } : notFound(gone);
};
