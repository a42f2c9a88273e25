import { missing } from '../../shared/kernel/missing.ts';
import { documentFaultWords } from '../../shared/documents/document-policy.ts';
import { dispositionOf, fileNameOf } from './files/disposition.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { RecordsHandler } from '../patients/dependencies.ts';

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
