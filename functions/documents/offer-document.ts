import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';

export const offerDocument: DocumentsHandlers['offerDocument'] = async (
  { params, body, auditContext },
  { documents, quarantine },
) => {
  const upload = await documents.offer(params.patientId, body, auditContext);
  if (!upload) return notFound(missing.patient);
  const { uploadId } = upload;
  return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
};
