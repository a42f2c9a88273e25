import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { addToNoBaselineList, isWithoutBaseline, removeFromNoBaselineList } from './no-baseline-list.ts';
import { checkScoreHistories, listScoreHistories, readScoreHistories, removeScoreHistories } from './score-history.ts';

/** What a change of a patient's status writes beside it: only active patients are waited for and are overdue. */
export const writesOfStatusChange = async (table: Table, patientId: string, active: boolean): Promise<Write[]> => {
  const [courses, waiting] = await Promise.all([
    readScoreHistories(table, patientId),
    isWithoutBaseline(table, patientId),
  ]);
  // A result that is saved meanwhile would be due on the wrong day, and its course could never be moved again.
  const unchanged = checkScoreHistories(patientId, courses);
  if (courses.length > 0) return [...unchanged, ...listScoreHistories(courses, active)];
  return [
    ...unchanged,
    ...(active && !waiting ? addToNoBaselineList(patientId) : []),
    ...(!active && waiting ? removeFromNoBaselineList(patientId) : []),
  ];
};

/**
 * What the beginning of a further episode of an inactive patient writes beside it: where they stood in the last one is no
 * longer where they stand, and a baseline is waited for.
 */
export const writesOfNewEpisode = async (table: Table, patientId: string): Promise<Write[]> => [
  ...removeScoreHistories(patientId, await readScoreHistories(table, patientId)),
  ...addToNoBaselineList(patientId),
];
