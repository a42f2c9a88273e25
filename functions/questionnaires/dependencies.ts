import type { questionnaires } from '../../shared/questionnaires/calls.ts';
import { reachableEntity } from '../appointments/store/text-state.ts';
import { readItem } from '../kernel/store/entity.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createAlertWorklist } from '../alerts/store/alert-worklist.ts';
import { createAlertStore } from '../alerts/store/alerts.ts';
import { createFeedbackStore } from './store/feedback.ts';
import { createReports } from '../report/store/reports.ts';
import { createResultStore } from './store/results.ts';
import { createReportStore } from '../report/store/figures.ts';
import { createSelfCompletionStore } from '../self-completion/store/completions.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';

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
    exports: lazyClient(async () => (await import('../kernel/files/exports.ts')).createExportStore()),
    staff: lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory()),
  };
};
type QuestionnairesDependencies = ReturnType<typeof makeDependencies>;
export type QuestionnairesHandlers = Handlers<typeof questionnaires, QuestionnairesDependencies>;
