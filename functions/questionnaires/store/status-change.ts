import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { addToNoBaselineList, checkBaseline, isWithoutBaseline, removeFromNoBaselineList } from './no-baseline-list.ts';
import { readAllResults } from './result-items.ts';
import {
  checkScoreHistories,
  listScoreHistories,
  readScoreHistories,
  replaceScoreHistories,
  type ScoreHistory,
} from './score-history.ts';

/** The score histories of a patient, and whether there is no baseline yet. */
export const readTestState = (table: Table, patientId: string) =>
  Promise.all([readScoreHistories(table, patientId), isWithoutBaseline(table, patientId)]);

/** Only active patients wait for a baseline and have due tests. Refused once the tests are not as they were read. */
export const writesOfStatusChange = async (table: Table, patientId: string, active: boolean): Promise<Write[]> => {
  const [histories, waiting] = await readTestState(table, patientId);
  // A result that is saved meanwhile would be due on the wrong day, and its score history could never be moved again.
  const unchanged = checkScoreHistories(patientId, histories);
  if (histories.length > 0) return [...unchanged, ...listScoreHistories(histories, active)];
  if (active === waiting) return [...unchanged, checkBaseline(patientId, waiting)];
  return [...unchanged, ...(active ? addToNoBaselineList : removeFromNoBaselineList)(patientId)];
};

/** Another episode begins: score histories are made of the answers since `from`. Without any, they wait for one. */
export const writesOfNewEpisode = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  // The score histories are read first: the writes succeed only while they are unchanged, and so are the results.
  const before = await readScoreHistories(table, patientId);
  const { histories, writes } = replaceScoreHistories(patientId, before, await readAllResults(table, patientId, from));
  return histories.length > 0 ? writes : [...writes, ...addToNoBaselineList(patientId)];
};

/** The current episode is taken back: the patient is inactive again, with the score histories of the one before. */
export const writesOfEpisodeTakenBack = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  const [before, waiting] = await readTestState(table, patientId);
  const results = await readAllResults(table, patientId, from);
  return [
    ...replaceScoreHistories(patientId, before, results, { listed: false }).writes,
    ...listScoreHistories(before, false),
    ...(waiting ? removeFromNoBaselineList(patientId) : []),
  ];
};

type Moved = {
  /** Whether the patient waits for a baseline, and the score histories, as they were read. */
  waiting: boolean;
  histories: readonly ScoreHistory[];
  before: ScoreHistory | undefined;
  after: ScoreHistory | undefined;
};

/** The baseline writes of a correction that moves results out of the current episode, or into it. */
export const waitForBaseline = (
  { patientId, active }: Pick<Patient, 'patientId' | 'active'>,
  { waiting, histories, before, after }: Moved,
): Write[] => {
  if (after) return waiting ? removeFromNoBaselineList(patientId) : [];
  const others = histories.filter((one) => one !== before);
  if (!before || !active || waiting || others.length > 0) return [];
  // No score history of another questionnaire may have begun meanwhile.
  const type = before.questionType;
  return [...checkScoreHistories(patientId, [], { but: type }), ...addToNoBaselineList(patientId)];
};
