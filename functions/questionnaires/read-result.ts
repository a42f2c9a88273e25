import { noSuchResult } from '../../shared/questionnaires/result.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const readResult: QuestionnairesHandlers['readResult'] = async (
  { params: { patientId, resultId } },
  { results, staff },
) => {
  const versions = await results.readVersions(patientId, resultId);
  if (versions.length === 0) return notFound(noSuchResult);
  const names = await staff.name(versions.flatMap(({ correction }) => correction?.by ?? []));
  const named = versions.map((one) => ({ ...one, correctedBy: one.correction && names.get(one.correction.by) }));
  return { status: 200, body: { versions: named } };
};
