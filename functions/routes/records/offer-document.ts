import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';

export const offerDocument: Handler<typeof records.offerDocument, RecordsDependencies> = async (
  { params, body, auditContext },
  { documents, quarantine },
) => {
  const upload = await documents.offer(params.patientId, body, auditContext);
  if (!upload) return notFound(missing.patient);
  const { uploadId } = upload;
  return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
};
