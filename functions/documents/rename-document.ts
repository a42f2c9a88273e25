import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';
import { withAdder } from './present-document.ts';

const changedMeanwhile =
  'Somebody else has named this document since you opened it. Nothing you wrote is lost: please look at its name now, and save again.';

export const renameDocument: DocumentsHandlers['renameDocument'] = async (
  { params, body, auditContext },
  dependencies,
) => {
  const renamed = await dependencies.documents.rename({ ...params, ...body }, auditContext);
  if (renamed.outcome === 'missing') return notFound(missing.document);
  const named = await withAdder(renamed.document, dependencies);
  if (renamed.outcome === 'done') return { status: 200, body: named };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: named } };
};
