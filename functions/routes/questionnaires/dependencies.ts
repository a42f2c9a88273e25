import { type Reachable, reachableEntity } from '../../data/diary/text-state.ts';
import { readItem } from '../../data/entity.ts';
import { createLimitStore, type LimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { type AlertWorklist, createAlertWorklist } from '../../data/questionnaires/alert-worklist.ts';
import { type AlertStore, createAlertStore } from '../../data/questionnaires/alerts.ts';
import { createFeedbackStore, type FeedbackStore } from '../../data/questionnaires/feedback.ts';
import { createReports, type Reports } from '../../data/questionnaires/reports.ts';
import { createResultStore, type ResultStore } from '../../data/questionnaires/results.ts';
import { createReportStore, type ReportStore } from '../../data/reports/figures.ts';
import { createSelfCompletionStore, type SelfCompletionStore } from '../../data/self-completion/completions.ts';
import type { ExportStore } from '../../files/exports.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type QuestionnairesDependencies = {
  results: ResultStore;
  alerts: AlertStore;
  worklist: AlertWorklist;
  feedback: FeedbackStore;
  reports: Reports;
  completions: SelfCompletionStore;
  readReachable: (patientId: string) => Promise<Reachable | undefined>;
  limits: Pick<LimitStore, 'spendOfDay' | 'use'>;
  figures: ReportStore;
  exports: ExportStore;
  staff: StaffDirectory;
};

export const makeDependencies = (): QuestionnairesDependencies => {
  const table = connectTable();
  return {
    results: createResultStore(table),
    alerts: createAlertStore(table),
    worklist: createAlertWorklist(table),
    feedback: createFeedbackStore(table),
    reports: createReports(table),
    completions: createSelfCompletionStore(table),
    readReachable: (patientId) => readItem(table, reachableEntity, patientId),
    limits: createLimitStore(table),
    figures: createReportStore(table),
    exports: lazyClient(async () => (await import('../../files/exports.ts')).createExportStore()),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
  };
};
