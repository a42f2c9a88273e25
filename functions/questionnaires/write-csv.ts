import { missing } from '../../shared/kernel/missing.ts';
import { writeResultsCsv } from '../../shared/questionnaires/results-csv.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const writeCsv: QuestionnairesHandlers['writeCsv'] = async (
  { params: { patientId }, auditContext },
  { results, exports },
) => {
  const [patient, all] = await Promise.all([results.readPatient(patientId), results.readAll(patientId)]);
  if (!patient) return notFound(missing.patient);
  // No file is written for a session that is refused.
  await auditContext.admission;
  return { status: 200, body: { url: await exports.share(writeResultsCsv(patient, all), 'crm-data.csv') } };
};
