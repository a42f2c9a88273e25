import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { withPlaces } from '../patients/present.ts';
import type { NotesHandlers } from './dependencies.ts';

export const listCaseNotes: NotesHandlers['listCaseNotes'] = async ({ params }, dependencies) => {
  const { patientId, page: number, size } = params;
  const [isKnown, page] = await Promise.all([
    dependencies.records.exists(patientId),
    dependencies.caseNotes.list(patientId, number, size),
  ]);
  if (!isKnown) return notFound(missing.patient);
  return { status: 200, body: { ...page, content: await withPlaces(page.content, dependencies) } };
};
