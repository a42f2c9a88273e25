import { missing } from '../../../shared/api/missing.ts';
import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { today } from '../../../shared/domain/today.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { QuestionnairesDependencies } from './dependencies.ts';

export const readStanding: Handler<typeof questionnaires.readStanding, QuestionnairesDependencies> = async (
  { params },
  { reports },
) => {
  const summary = await reports.readTestSummary(params.patientId, today());
  return summary ? { status: 200, body: summary } : notFound(missing.patient);
};
