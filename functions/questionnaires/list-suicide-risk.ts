import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const listSuicideRisk: QuestionnairesHandlers['listSuicideRisk'] = async (
  { params: { patientId } },
  { results },
) => {
  const [patient, all] = await Promise.all([results.readPatient(patientId), results.readAll(patientId)]);
  if (!patient) return notFound(missing.patient);
  const screens = all.flatMap(({ questionDate, score, risk }) =>
    risk && score !== undefined ? [{ questionDate, score, risk }] : [],
  );
  return { status: 200, body: screens.toReversed() };
};
