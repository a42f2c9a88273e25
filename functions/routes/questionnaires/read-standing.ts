import { missing } from '../../../shared/api/missing.ts';
import { today } from '../../../shared/domain/today.ts';
import { notFound } from '../../http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const readStanding: QuestionnairesHandlers['readStanding'] = async ({ params }, { reports }) => {
  const summary = await reports.readTestSummary(params.patientId, today());
  return summary ? { status: 200, body: summary } : notFound(missing.patient);
};
