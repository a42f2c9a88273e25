import { missing } from '../../../shared/api/missing.ts';
import { documentFaultWords } from '../../../shared/domain/document-policy.ts';
import { dispositionOf, fileNameOf } from '../../files/documents/disposition.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import type { RecordsHandler } from './dependencies.ts';

const notChecked = 'This document is still being checked. Please try again in some minutes.';

export const openDocument: RecordsHandler<'openDocument'> = async ({ params, query }, { documents, documentFiles }) => {
  const document = await documents.read(params);
  if (!document) return notFound(missing.document);
  const { storedAs, fault, name, type } = document;
  if (fault) return conflict(documentFaultWords[fault]);
  if (storedAs === undefined) return conflict(notChecked);
  const disposition = dispositionOf(query.as, fileNameOf(name, type));
  return { status: 200, body: { url: await documentFiles.link(storedAs, disposition) } };
};
