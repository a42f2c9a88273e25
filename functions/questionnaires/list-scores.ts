import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const listScores: QuestionnairesHandlers['listScores'] = async (
  { params: { patientId, ...place } },
  { results },
) => {
  const [patient, page] = await Promise.all([results.readPatient(patientId), results.list(patientId, place)]);
  if (!patient) return notFound(missing.patient);
  const { firstName, lastName } = patient;
  return { status: 200, body: { ...page, content: page.content.map((row) => ({ ...row, firstName, lastName })) } };
};
