import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { DocumentsHandlers } from './dependencies.ts';
import { withAdders } from './present-document.ts';

const size = 20;

export const listDocuments: DocumentsHandlers['listDocuments'] = async (
  { params: { patientId, before } },
  dependencies,
) => {
  const [patient, { documents, more }] = await Promise.all([
    dependencies.patients.read(patientId),
    dependencies.documents.list(patientId, before, size),
  ]);
  if (!patient) return notFound(missing.patient);
  return { status: 200, body: { content: await withAdders(documents, dependencies), more } };
};
