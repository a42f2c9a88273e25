import { documentFaultWords } from '../../shared/documents/document-policy.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';
import { dispositionOf, fileNameOf } from './files/disposition.ts';

const notChecked = 'This document is still being checked. Please try again in some minutes.';

export const openDocument: DocumentsHandlers['openDocument'] = async (
  { params, query },
  { documents, documentFiles },
) => {
  const document = await documents.read(params);
  if (!document) return notFound(missing.document);
  const { storedAs, fault, name, type } = document;
  if (fault) return conflict(documentFaultWords[fault]);
  if (storedAs === undefined) return conflict(notChecked);
  const disposition = dispositionOf(query.as, fileNameOf(name, type));
  return { status: 200, body: { url: await documentFiles.link(storedAs, disposition) } };
};
