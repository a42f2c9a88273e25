import { spansOf } from '../../../shared/episodes/episodes.ts';
import { isInUse } from '../../../shared/questionnaires/in-use.ts';
import { isOverdue } from '../../../shared/questionnaires/overdue.ts';
import { instruments } from '../../../shared/questionnaires/registry.ts';
import { readAlerts } from '../../alerts/store/alerts.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPatient } from '../../patients/store/patients.ts';
import { readScoreHistories } from './score-history.ts';

/** A patient and the state of their tests; undefined when there is no such patient. */
export const readTestSummary = async (table: Table, patientId: string, today: string) => {
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
        ...{ questionType, first, latest },
        overdue: everyDays !== undefined && isInUse(id) && isOverdue(latest.questionDate, everyDays, today),
      })),
  );
  const { revision: _, episodes, ...known } = patient;
  return { ...known, episodes: spansOf(episodes), tests, alerts };
};
