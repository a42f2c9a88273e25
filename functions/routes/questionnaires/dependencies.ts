import type { questionnaires } from '../../../shared/api/questionnaires.ts';
import { reachableEntity } from '../../data/diary/text-state.ts';
import { readItem } from '../../data/entity.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createAlertWorklist } from '../../data/questionnaires/alert-worklist.ts';
import { createAlertStore } from '../../data/questionnaires/alerts.ts';
import { createFeedbackStore } from '../../data/questionnaires/feedback.ts';
import { createReports } from '../../data/questionnaires/reports.ts';
import { createResultStore } from '../../data/questionnaires/results.ts';
import { createReportStore } from '../../data/reports/figures.ts';
import { createSelfCompletionStore } from '../../data/self-completion/completions.ts';
import type { Handlers } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    results: createResultStore(table),
    alerts: createAlertStore(table),
    worklist: createAlertWorklist(table),
    feedback: createFeedbackStore(table),
    reports: createReports(table),
    completions: createSelfCompletionStore(table),
    readReachable: (patientId: string) => readItem(table, reachableEntity, patientId),
    limits: createLimitStore(table),
    figures: createReportStore(table),
    exports: lazyClient(async () => (await import('../../files/exports.ts')).createExportStore()),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
type QuestionnairesDependencies = ReturnType<typeof makeDependencies>;
export type QuestionnairesHandlers = Handlers<typeof questionnaires, QuestionnairesDependencies>;
