import { missing } from '../../../shared/api/missing.ts';
import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { writeResultsCsv } from '../../../shared/questionnaires/results-csv.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const writeCsv: Handler<typeof questionnaires.writeCsv, QuestionnairesDependencies> = async (
  { params: { referralId } },
  { results, exports },
) => {
  const [patient, all] = await Promise.all([results.readPatient(referralId), results.readAll(referralId)]);
  if (!patient) return notFound(missing.patient);
  return { status: 200, body: { url: await exports.share(writeResultsCsv(patient, all), 'crm-data.csv') } };
};
