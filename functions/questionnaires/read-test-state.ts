import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

export const readTestState: QuestionnairesHandlers['readTestState'] = async ({ params }, { reports }) => {
  const summary = await reports.readTestSummary(params.patientId, today());
  return summary ? { status: 200, body: summary } : notFound(missing.patient);
};
