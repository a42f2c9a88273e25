import * as z from 'zod';
import { questionType, type TestResult } from '../../../shared/api/result.ts';
import { calendarDay } from '../../../shared/domain/calendar.ts';
import { type QuestionnaireId, questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { type Entity, parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { queryItems } from '../query-items.ts';
import type { Write } from '../write.ts';
import { addDueTest, moveDueTest, removeDueTest } from './due-tests.ts';
import type { Patient } from './patients.ts';

const point = z.object({ resultId: z.string(), questionDate: calendarDay, score: z.int().optional() });
const course = z.object({ patientId: z.string(), questionType, first: point, latest: point, version: z.int() });
/** Where a patient stands with one questionnaire: the first result and the latest. */
export type ScoreHistory = z.infer<typeof course>;

export const patientPartition = (patientId: string) => `RESULTS#${patientId}`;

export const scoreHistoryEntity: Entity<{ patientId: string; type: string }, typeof course> = {
  name: 'Score history',
  key: ({ patientId, type }) => ({ pk: patientPartition(patientId), sk: `COURSE#${type}` }),
  anyId: { patientId: '{patientId}', type: '{questionType}' },
  whose: { patient: ['patientId'] },
  schema: course,
};

/** One request: a patient has as many courses as there are questionnaires. */
export const readScoreHistories = async (table: Table, patientId: string): Promise<ScoreHistory[]> => {
  const { pk, sk } = scoreHistoryEntity.key({ patientId, type: '' });
  const items = await queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :course)',
    ExpressionAttributeValues: { ':pk': pk, ':course': sk },
    ConsistentRead: true,
  });
  return items.map((item) => parseItem(scoreHistoryEntity, item));
};

type Dated = Pick<TestResult, 'resultId' | 'questionDate' | 'score'>;

/** By the day the questions were answered; on one day, by what was recorded first. */
const byDay = (one: Dated, other: Dated): number =>
  one.questionDate.localeCompare(other.questionDate) || one.resultId.localeCompare(other.resultId);

const pointOf = ({ resultId, questionDate, score }: Dated) => ({ resultId, questionDate, score });

/**
 * The course that the results of a patient's current episode make, of one questionnaire; undefined where there is none.
 * `version` is the one that is replaced.
 */
export const computeScoreHistory = (
  patientId: string,
  type: QuestionnaireId,
  results: readonly Dated[],
  version: number,
): ScoreHistory | undefined => {
  const [first, ...rest] = results.toSorted(byDay);
  if (!first) return undefined;
  const latest = rest.at(-1) ?? first;
  return { patientId, questionType: type, first: pointOf(first), latest: pointOf(latest), version: version + 1 };
};

const dueOf = ({ patientId, questionType: type, latest }: ScoreHistory) => ({
  patientId,
  questionType: type,
  questionDate: latest.questionDate,
});

/** What must hold where a course is written, or where it is gone by: it is as it was read. */
const asRead = (read: ScoreHistory | undefined) =>
  read
    ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': read.version } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** The writes that hold only while none of a patient's courses has begun or moved on since they were read. */
export const checkScoreHistories = (
  patientId: string,
  courses: readonly ScoreHistory[],
  { but }: { but?: QuestionnaireId } = {},
): Write[] =>
  questionnaireIds
    .filter((type) => type !== but)
    .map((type) => ({
      ConditionCheck: {
        Key: scoreHistoryEntity.key({ patientId, type }),
        ...asRead(courses.find(({ questionType: read }) => read === type)),
      },
    }));

/** The write that removes a course that was read, or that holds only while there is none; its test is left as it is. */
const removeCourse = (patientId: string, type: QuestionnaireId, read: ScoreHistory | undefined): Write => {
  const unchanged = { Key: scoreHistoryEntity.key({ patientId, type }), ...asRead(read) };
  return read ? { Delete: unchanged } : { ConditionCheck: unchanged };
};

const moveTest = (before: ScoreHistory | undefined, after: ScoreHistory | undefined): Write[] => {
  if (before?.latest.questionDate === after?.latest.questionDate) return [];
  if (before && after) return moveDueTest(dueOf(before), dueOf(after));
  if (after) return addDueTest(dueOf(after));
  return before ? removeDueTest(dueOf(before)) : [];
};

type Change = { type: QuestionnaireId; before: ScoreHistory | undefined; after: ScoreHistory | undefined };

/** The writes that replace a course, and move its test among those that are due, where active patients' are. */
export const writeScoreHistory = (
  { type, before, after }: Change,
  { patientId, active }: Pick<Patient, 'patientId' | 'active'>,
): Write[] => [
  after
    ? { Put: { Item: { ...scoreHistoryEntity.key({ patientId, type }), ...after }, ...asRead(before) } }
    : removeCourse(patientId, type, before),
  ...(active ? moveTest(before, after) : []),
];

/** The writes that put other courses in the place of all that a patient has, while none of their tests is due. */
export const replaceScoreHistories = (
  patientId: string,
  before: readonly ScoreHistory[],
  results: readonly TestResult[],
  { listed = true } = {},
): { courses: ScoreHistory[]; writes: Write[] } => {
  const changes = questionnaireIds.map((type) => {
    const read = before.find(({ questionType }) => questionType === type);
    const own = results.filter(({ questionType }) => questionType === type);
    return { type, before: read, after: computeScoreHistory(patientId, type, own, read?.version ?? 0) };
  });
  const courses = changes.flatMap(({ after }) => after ?? []);
  const writes = changes.flatMap((change) => writeScoreHistory(change, { patientId, active: false }));
  return { courses, writes: [...writes, ...(listed ? listScoreHistories(courses, true) : [])] };
};

/** The writes that take all of a patient's tests off the list of those that are due, or put them back. */
export const listScoreHistories = (courses: readonly ScoreHistory[], active: boolean): Write[] =>
  courses.flatMap((one) => (active ? addDueTest(dueOf(one)) : removeDueTest(dueOf(one))));
