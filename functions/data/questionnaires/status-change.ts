import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { addToNoBaselineList, isWithoutBaseline, removeFromNoBaselineList } from './no-baseline-list.ts';
import type { Patient } from './patients.ts';
import { readAllResults } from './result-items.ts';
import {
  checkScoreHistories,
  listScoreHistories,
  readScoreHistories,
  replaceScoreHistories,
  type ScoreHistory,
} from './score-history.ts';

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
 * What the beginning of a further episode of an inactive patient writes beside it: where they stand is made of what they
 * have answered since the day from which it counts. Where that is nothing, a baseline is waited for.
 */
export const writesOfNewEpisode = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  // The courses first: the writes hold only while they are as they were read, and so are the results.
  const before = await readScoreHistories(table, patientId);
  const { courses, writes } = replaceScoreHistories(patientId, before, await readAllResults(table, patientId, from));
  return courses.length > 0 ? writes : [...writes, ...addToNoBaselineList(patientId)];
};

/**
 * What it writes beside it that the current episode of an active patient is taken back, as if it had never begun: they are
 * inactive again, and stand where they stood in the episode before, from the day from which that counts.
 */
export const writesOfEpisodeTakenBack = async (table: Table, patientId: string, from: string): Promise<Write[]> => {
  const [before, waiting] = await Promise.all([
    readScoreHistories(table, patientId),
    isWithoutBaseline(table, patientId),
  ]);
  const results = await readAllResults(table, patientId, from);
  return [
    ...replaceScoreHistories(patientId, before, results, { listed: false }).writes,
    ...listScoreHistories(before, false),
    ...(waiting ? removeFromNoBaselineList(patientId) : []),
  ];
};

type Moved = {
  /** Whether a baseline is waited for, and the courses, as they were read. */
  waiting: boolean;
  courses: readonly ScoreHistory[];
  /** The course that is replaced, and by what. */
  before: ScoreHistory | undefined;
  after: ScoreHistory | undefined;
};

/** What a correction that moves results out of the current episode, or into it, writes about the baseline of a patient. */
export const waitForBaseline = (
  { patientId, active }: Pick<Patient, 'patientId' | 'active'>,
  { waiting, courses, before, after }: Moved,
): Write[] => {
  if (after) return waiting ? removeFromNoBaselineList(patientId) : [];
  const others = courses.filter((one) => one !== before);
  if (!before || !active || waiting || others.length > 0) return [];
  // None of another questionnaire may have begun meanwhile.
  const type = before.questionType;
  return [...checkScoreHistories(patientId, [], { but: type }), ...addToNoBaselineList(patientId)];
};
