import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type ResultRow, type TestResult, testResult } from '../../../shared/questionnaires/result.ts';
import { type Answer, outcomeOf, scoreOf } from '../../../shared/questionnaires/scoring.ts';
import { addToList, entriesOf, listPartition, listsBy, moveInList, ofPerson } from '../../kernel/store/counted-list.ts';
import {
  type Entity,
  type Item,
  keyPattern,
  parseItem,
  parseOr,
  parseRow,
  readItem,
  readItems,
} from '../../kernel/store/entity.ts';
import { create, put, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import { markDirty } from '../../report/store/dirty.ts';
import { amountsOf } from '../../report/store/org-totals.ts';
import { patientPartition } from './score-history.ts';

type ResultId = { patientId: string; resultId: string };

export const resultEntity: Entity<ResultId, typeof testResult> = {
  name: 'Result',
  key: keyPattern(patientPartition, 'RESULT#{resultId}'),
  dataSubject: { patient: ['patientId'] },
  schema: testResult,
  countedIn: amountsOf,
  alongside: ({ patientId }) => [markDirty({ patientId })],
};

/** A result as it was before it was corrected. */
export const resultVersionEntity: Entity<ResultId & { version: number }, typeof testResult> = {
  name: 'Result version',
  key: keyPattern(patientPartition, 'VERSION#{resultId}#{version:4}'),
  dataSubject: { patient: ['patientId'] },
  schema: testResult,
};

export const resultList = listsBy('{patientId}', (patientId) => ({
  name: `results#${patientId}`,
  sort: '{questionDate}#{resultId}',
  dataSubject: { patient: ['patientId'] },
  entry: { name: 'Result, as listed', schema: testResult },
  ...ofPerson,
}));

const sortOf = ({ questionDate, resultId }: Pick<TestResult, 'questionDate' | 'resultId'>) =>
  `${questionDate}#${resultId}`;

export const judge = (type: TestResult['questionType'], answers: Answer[]) => {
  const questionnaire = findQuestionnaire(type);
  const risk = outcomeOf(questionnaire, answers)?.risk;
  return { questionType: type, answers, score: scoreOf(questionnaire, answers), risk };
};

export const putResult = (result: TestResult): Write[] => [
  create(resultEntity, result, result),
  ...addToList(resultList(result.patientId), { sort: sortOf(result), row: result }),
];

/** The writes that replace a result by a corrected one; the earlier is kept as a version. */
export const replaceResult = (before: TestResult, after: TestResult): Write[] => {
  const { patientId, version } = before;
  const list = resultList(patientId);
  const moved = before.questionDate !== after.questionDate;
  return [
    replace(resultEntity, after, after, { over: { version } }),
    create(resultVersionEntity, before, before),
    ...(moved
      ? moveInList(list, sortOf(before), { sort: sortOf(after), row: after })
      : [put(entriesOf(list), sortOf(after), after)]),
  ];
};

export const parseResultRow = (item: Item): ResultRow => parseRow(resultEntity, item, 'resultId');

/** Some results by their ids, in one request. One that cannot be read is left out, and has raised an alarm. */
export const readResults = async (table: Table, ids: readonly ResultId[]): Promise<Map<string, TestResult>> => {
  const results = await readItems(table, resultEntity, ids);
  return new Map(results.map((one) => [one.resultId, one]));
};

type Placed = Pick<TestResult, 'questionType' | 'questionDate' | 'resultId'>;

export const findResultBefore = <R extends Placed>(results: readonly R[], result: Placed): R | undefined =>
  results
    .filter(({ questionType }) => questionType === result.questionType)
    .filter((one) => sortOf(one) < sortOf(result))
    .toSorted((one, other) => sortOf(other).localeCompare(sortOf(one)))[0];

// As many as a patient answers in some months: nearly always the first of them is the one.
const readAtOnce = 25;

/** The patient's result of the same questionnaire before a new one, by the day of the answers. */
export const readResultBefore = async (table: Table, result: TestResult): Promise<TestResult | undefined> => {
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk < :sk',
    ExpressionAttributeValues: {
      ':pk': listPartition(resultList(result.patientId)),
      ':sk': sortOf(result),
    },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: readAtOnce,
  };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query)) {
    const before = findResultBefore(
      Items.flatMap((item) => parseOr(resultEntity, item, () => [])),
      result,
    );
    if (before) return before;
  }
  return undefined;
};

/** A result as it is now and as it was before each correction, the latest first; empty when there is none. */
export const readResultVersions = async (table: Table, id: ResultId): Promise<TestResult[]> => {
  const { pk, sk } = resultVersionEntity.key({ ...id, version: 0 });
  const [now, earlier] = await Promise.all([
    readItem(table, resultEntity, id),
    readPartition(table, pk, { ...startingWith(sk.slice(0, -4)), latestFirst: true }),
  ]);
  return now ? [now, ...earlier.map((item) => parseItem(resultVersionEntity, item))] : [];
};

/** All answers of one patient, or those since a day; the earliest first. */
export const readAllResults = async (table: Table, patientId: string, from = ' '): Promise<TestResult[]> => {
  const items = await readPartition(table, listPartition(resultList(patientId)), { from });
  return items.map((item) => parseItem(resultEntity, item));
};
