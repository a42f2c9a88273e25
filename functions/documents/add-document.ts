import { notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';
import { withAdder } from './present-document.ts';

const gone = 'This file did not arrive, or is on another record. Please choose it again.';

export const addDocument: DocumentsHandlers['addDocument'] = async ({ params, body, auditContext }, dependencies) => {
  const document = await dependencies.documents.add({ ...params, ...body }, auditContext);
  return document ? { status: 201, body: await withAdder(document, dependencies) } : notFound(gone);
};
