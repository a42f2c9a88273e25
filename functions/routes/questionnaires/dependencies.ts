import { openTable } from '../../data/open-table.ts';
import { type Alerts, openAlerts } from '../../data/questionnaires/alerts.ts';
import { type Feedback, openFeedback } from '../../data/questionnaires/feedback.ts';
import { openReports, type Reports } from '../../data/questionnaires/reports.ts';
import { openResults, type Results } from '../../data/questionnaires/results.ts';
import type { ExportStore } from '../../lib/export-store.ts';
import { loadLater } from '../../lib/load-later.ts';
import type { StaffDirectory } from '../../lib/staff-directory.ts';

export type QuestionnairesDependencies = {
  results: Results;
  alerts: Alerts;
  feedback: Feedback;
  reports: Reports;
  exports: ExportStore;
  staff: StaffDirectory;
};

export const makeDependencies = (): QuestionnairesDependencies => {
  const table = openTable();
  return {
    results: openResults(table),
    alerts: openAlerts(table),
    feedback: openFeedback(table),
    reports: openReports(table),
    exports: loadLater(async () => (await import('../../lib/export-store.ts')).openExportStore()),
    staff: loadLater(async () => (await import('../../lib/staff-directory.ts')).openStaffDirectory()),
  };
};
