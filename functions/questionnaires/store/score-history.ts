import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { questionType, type TestResult } from '../../../shared/questionnaires/result.ts';
import { countersOf } from '../../kernel/store/counted-list.ts';
import { type Entity, keyPattern, parseItem } from '../../kernel/store/entity.ts';
import { asRead, patch, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { countDueTest, dueList, duePlace } from './due-tests.ts';

const point = z.object({ resultId: z.string(), questionDate: calendarDay, score: z.int().optional() });
const storedHistory = z.object({
  patientId: z.string(),
  questionType,
  first: point,
  latest: point,
  version: z.int(),
  place5: z.string().optional(),
  sortedBy: z.string().optional(),
});
/** The score history of a patient for one questionnaire: the first result and the latest. */
export type ScoreHistory = z.infer<typeof storedHistory>;

export const patientPartition = 'RESULTS#{patientId}';

export const scoreHistoryEntity: Entity<{ patientId: string; questionType: string }, typeof storedHistory> = {
  name: 'Score history',
  key: keyPattern(patientPartition, 'COURSE#{questionType}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedHistory,
  // Only that of an active patient is on the list of due tests.
  countedIn: ({ place5, sortedBy = '' }) => (place5 ? countersOf(dueList, sortedBy) : []),
};

/** By their keys, since a patient has one history at most for each questionnaire. */
export const readScoreHistories = async (table: Table, patientId: string): Promise<ScoreHistory[]> => {
  const items = await readBatch(
    table,
    questionnaireIds.map((questionType) => scoreHistoryEntity.key({ patientId, questionType })),
  );
  return items.map((item) => parseItem(scoreHistoryEntity, item));
};

type Dated = Pick<TestResult, 'resultId' | 'questionDate' | 'score'>;
type Placed = Pick<TestResult, 'resultId' | 'questionDate'>;

/** Ordered by the day of the answers; on one day, by the time of recording. */
export const byDay = (one: Placed, other: Placed): number =>
  one.questionDate.localeCompare(other.questionDate) || one.resultId.localeCompare(other.resultId);

const pointOf = ({ resultId, questionDate, score }: Dated) => ({ resultId, questionDate, score });

/** The score history of the current episode, in place of `before`; undefined where there are no results. */
export const computeScoreHistory = (
  patientId: string,
  type: QuestionnaireId,
  results: readonly Dated[],
  before: ScoreHistory | undefined,
): ScoreHistory | undefined => {
  const [first, ...rest] = results.toSorted(byDay);
  if (!first) return undefined;
  const latest = rest.at(-1) ?? first;
  const version = (before?.version ?? 0) + 1;
  return { patientId, questionType: type, first: pointOf(first), latest: pointOf(latest), version };
};

const dueOf = ({ patientId, questionType, latest }: ScoreHistory) => {
  return { patientId, questionType, questionDate: latest.questionDate };
};

type Change = { type: QuestionnaireId; before: ScoreHistory | undefined; after: ScoreHistory | undefined };
/** Whether its test was on the list of due tests, and whether it is on it afterwards. */
type Listed = { wasListed: boolean; isListed: boolean };

/** The writes that replace a score history as it was read, or remove it, and move its due test. */
const replaceHistory = (
  patientId: string,
  { type, before, after }: Change,
  { wasListed, isListed }: Listed,
): Write[] => {
  const id = { patientId, questionType: type };
  const removed = before ? [remove(scoreHistoryEntity, id, asRead(before))] : [];
  const item = after && { ...after, ...(isListed && duePlace(dueOf(after))) };
  return [
    ...(item ? [put(scoreHistoryEntity, id, item, asRead(before))] : removed),
    ...(before && wasListed ? countDueTest(dueOf(before), -1) : []),
    ...(after && isListed ? countDueTest(dueOf(after), 1) : []),
  ];
};

/** The writes that replace a score history and move its due test, if the patient is active. */
export const writeScoreHistory = (
  change: Change,
  { patientId, active }: Pick<Patient, 'patientId' | 'active'>,
): Write[] => replaceHistory(patientId, change, { wasListed: active, isListed: active });

/** The writes that replace all score histories of a patient by those of some results. */
export const replaceScoreHistories = (
  patientId: string,
  before: readonly ScoreHistory[],
  results: readonly TestResult[],
  listed: Listed,
): { histories: ScoreHistory[]; writes: Write[] } => {
  const changes = questionnaireIds.map((type) => {
    const read = before.find(({ questionType }) => questionType === type);
    const own = results.filter(({ questionType }) => questionType === type);
    return { type, before: read, after: computeScoreHistory(patientId, type, own, read) };
  });
  return {
    histories: changes.flatMap(({ after }) => after ?? []),
    writes: changes.flatMap((change) => replaceHistory(patientId, change, listed)),
  };
};

/** The writes that take all of a patient's tests off the list of due tests, or put them back. */
export const listScoreHistories = (histories: readonly ScoreHistory[], active: boolean): Write[] =>
  histories.flatMap((one) => {
    const place = duePlace(dueOf(one));
    if (place.place5 === undefined) return [];
    const change = active ? { set: place } : { remove: ['place5', 'sortedBy'] as const };
    const id = { patientId: one.patientId, questionType: one.questionType };
    return [patch(scoreHistoryEntity, id, change, asRead(one)), ...countDueTest(dueOf(one), active ? 1 : -1)];
  });
