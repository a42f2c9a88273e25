import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { BeforeResults, followResults } from './new-results.ts';
import { addToNoBaselineList, isWithoutBaseline, removeFromNoBaselineList } from './no-baseline-list.ts';
import { readAllResults } from './result-items.ts';
import { listScoreHistories, readScoreHistories, replaceScoreHistories } from './score-history.ts';

/** The score histories of a patient, and whether there is no baseline yet. */
export const readTestState = (table: Table, patientId: string) =>
  Promise.all([readScoreHistories(table, patientId), isWithoutBaseline(table, patientId)]);

/**
 * Only active patients wait for a baseline and have due tests. The tests are read after the record: each result counts as a
 * change of it, so that the caller's write of the record is refused once the tests are not as they were read.
 */
export const writesOfStatusChange = async (table: Table, patientId: string, active: boolean): Promise<Write[]> => {
  const [histories, waiting] = await readTestState(table, patientId);
  if (histories.length > 0) return listScoreHistories(histories, active);
  if (active === waiting) return [];
  return (active ? addToNoBaselineList : removeFromNoBaselineList)(patientId);
};

/** Another episode begins: score histories are made of the answers since `from`. Without any, they wait for one. */
export const writesOfNewEpisode = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  const before = await readScoreHistories(table, patientId);
  const results = await readAllResults(table, patientId, from);
  const listed = { wasListed: false, isListed: true };
  const { histories, writes } = replaceScoreHistories(patientId, before, results, listed);
  return histories.length > 0 ? writes : [...writes, ...addToNoBaselineList(patientId)];
};

/** The current episode is taken back: the patient is inactive again, with the score histories of the one before. */
export const writesOfEpisodeTakenBack = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  const [before, waiting] = await readTestState(table, patientId);
  const results = await readAllResults(table, patientId, from);
  return [
    ...replaceScoreHistories(patientId, before, results, { wasListed: true, isListed: false }).writes,
    ...(waiting ? removeFromNoBaselineList(patientId) : []),
  ];
};

/** The baseline writes of a correction that moves results out of the current episode, or into it. */
export const waitForBaseline = (
  { patient: { patientId, active }, isWaiting, histories }: BeforeResults,
  { before, after }: Pick<ReturnType<typeof followResults>, 'before' | 'after'>,
): Write[] => {
  if (after) return isWaiting ? removeFromNoBaselineList(patientId) : [];
  const others = histories.filter((one) => one !== before);
  if (!before || !active || isWaiting || others.length > 0) return [];
  return addToNoBaselineList(patientId);
};
