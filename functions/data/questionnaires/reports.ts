import { spansOf } from '../../../shared/domain/episodes.ts';
import { isOverdue } from '../../../shared/domain/overdue.ts';
import { isInUse } from '../../../shared/questionnaires/in-use.ts';
import { instruments } from '../../../shared/questionnaires/registry.ts';
import type { Table } from '../open-table.ts';
import { readAlerts } from './alerts.ts';
import { readOverdue } from './due-tests.ts';
import { readWithoutBaseline } from './no-baseline-list.ts';
import { readMonthTotals } from './org-totals.ts';
import { readPatient } from './patients.ts';
import { readScoreHistories } from './score-history.ts';

/** A patient and the state of their tests; undefined when there is no such patient. */
const readTestSummary = async (table: Table, patientId: string, today: string) => {
  const [patient, histories, alerts] = await Promise.all([
    readPatient(table, patientId),
    readScoreHistories(table, patientId),
    readAlerts(table, patientId),
  ]);
  if (!patient) return undefined;
  const tests = instruments.flatMap(({ id, everyDays }) =>
    histories
      .filter(({ questionType }) => questionType === id)
      .map(({ questionType, first, latest }) => ({
        questionType,
        first,
        latest,
        overdue: everyDays !== undefined && isInUse(id) && isOverdue(latest.questionDate, everyDays, today),
      })),
  );
  const { revision: _, episodes, ...known } = patient;
  return { ...known, episodes: spansOf(episodes), tests, alerts };
};

type PageOf = { page: number; size: number };

export const createReports = (table: Table) => ({
  readTestSummary: (patientId: string, today: string) => readTestSummary(table, patientId, today),
  listOverdue: (today: string, page: PageOf) => readOverdue(table, today, page),
  listWithoutBaseline: (page: PageOf) => readWithoutBaseline(table, page),
  readMonthTotals: () => readMonthTotals(table),
});
