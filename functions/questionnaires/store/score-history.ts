import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { questionType, type TestResult } from '../../../shared/questionnaires/result.ts';
import { type Entity, parseItem } from '../../kernel/store/entity.ts';
import { asRead, check, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readCached } from '../../kernel/store/read-batch.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { addDueTest, removeDueTest } from './due-tests.ts';

const point = z.object({ resultId: z.string(), questionDate: calendarDay, score: z.int().optional() });
const storedHistory = z.object({
  patientId: z.string(),
  questionType,
  first: point,
  latest: point,
  version: z.int(),
});
/** The score history of a patient for one questionnaire: the first result and the latest. */
export type ScoreHistory = z.infer<typeof storedHistory>;

export const patientPartition = (patientId: string) => `RESULTS#${patientId}`;

export const scoreHistoryEntity: Entity<{ patientId: string; type: string }, typeof storedHistory> = {
  name: 'Score history',
  key: ({ patientId, type }) => ({ pk: patientPartition(patientId), sk: `COURSE#${type}` }),
  idTemplate: { patientId: '{patientId}', type: '{questionType}' },
  dataSubject: { patient: ['patientId'] },
  schema: storedHistory,
};

/** By their keys, since a patient has one history at most for each questionnaire. */
export const readScoreHistories = async (table: Table, patientId: string): Promise<ScoreHistory[]> => {
  const items = await readCached(
    table,
    questionnaireIds.map((type) => scoreHistoryEntity.key({ patientId, type })),
  );
  return items.map((item) => parseItem(scoreHistoryEntity, item));
};

type Dated = Pick<TestResult, 'resultId' | 'questionDate' | 'score'>;

/** Ordered by the day of the answers; on one day, by the time of recording. */
const byDay = (one: Dated, other: Dated): number =>
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

/** The writes that succeed only while none of a patient's score histories has changed or begun since they were read. */
export const checkScoreHistories = (
  patientId: string,
  histories: readonly ScoreHistory[],
  { but }: { but?: QuestionnaireId } = {},
): Write[] =>
  questionnaireIds
    .filter((type) => type !== but)
    .map((type) => {
      const read = histories.find(({ questionType }) => questionType === type);
      return check(scoreHistoryEntity, { patientId, type }, asRead(read));
    });

/** The write that replaces a score history as it was read, or removes it, or succeeds only while there is none. */
const replaceScoreHistory = (patientId: string, { type, before, after }: Change): Write => {
  const id = { patientId, type };
  if (after) return put(scoreHistoryEntity, id, after, asRead(before));
  return (before ? remove : check)(scoreHistoryEntity, id, asRead(before));
};

const moveTest = (before: ScoreHistory | undefined, after: ScoreHistory | undefined): Write[] => {
  if (before?.latest.questionDate === after?.latest.questionDate) return [];
  return [...(before ? removeDueTest(dueOf(before)) : []), ...(after ? addDueTest(dueOf(after)) : [])];
};

type Change = { type: QuestionnaireId; before: ScoreHistory | undefined; after: ScoreHistory | undefined };

/** The writes that replace a score history and move its due test, if the patient is active. */
export const writeScoreHistory = (
  change: Change,
  { patientId, active }: Pick<Patient, 'patientId' | 'active'>,
): Write[] => [replaceScoreHistory(patientId, change), ...(active ? moveTest(change.before, change.after) : [])];

/** The writes that replace all score histories of a patient, while none of their tests is due. */
export const replaceScoreHistories = (
  patientId: string,
  before: readonly ScoreHistory[],
  results: readonly TestResult[],
  { listed = true } = {},
): { histories: ScoreHistory[]; writes: Write[] } => {
  const changes = questionnaireIds.map((type) => {
    const read = before.find(({ questionType }) => questionType === type);
    const own = results.filter(({ questionType }) => questionType === type);
    return { type, before: read, after: computeScoreHistory(patientId, type, own, read) };
  });
  const histories = changes.flatMap(({ after }) => after ?? []);
  const writes = changes.flatMap((change) => writeScoreHistory(change, { patientId, active: false }));
  return { histories, writes: [...writes, ...(listed ? listScoreHistories(histories, true) : [])] };
};

/** The writes that take all of a patient's tests off the list of due tests, or put them back. */
export const listScoreHistories = (histories: readonly ScoreHistory[], active: boolean): Write[] =>
  histories.flatMap((one) => (active ? addDueTest(dueOf(one)) : removeDueTest(dueOf(one))));
