import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { withPlaces } from './present.ts';

export const listCaseNotes: Handler<typeof records.listCaseNotes, RecordsDependencies> = async (
  { params },
  dependencies,
) => {
  const { patientId, page: number, size } = params;
  const [isKnown, page] = await Promise.all([
    dependencies.records.exists(patientId),
    dependencies.caseNotes.list(patientId, number, size),
  ]);
  if (!isKnown) return notFound(missing.patient);
  return { status: 200, body: { ...page, content: await withPlaces(page.content, dependencies) } };
};
