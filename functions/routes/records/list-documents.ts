import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withAdders } from './present-document.ts';

const size = 20;

export const listDocuments: Handler<typeof records.listDocuments, RecordsDependencies> = async (
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
