import * as z from 'zod';
import { episodeAt } from '../../../shared/episodes/episodes.ts';
import { makePage, type Page } from '../../../shared/kernel/page.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type ResultRow, type TestResult, testResult } from '../../../shared/questionnaires/result.ts';
import { type Answer, outcomeOf, scoreOf } from '../../../shared/questionnaires/scoring.ts';
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
import { create, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import type { Write } from '../../kernel/store/write.ts';
import type { Patient } from '../../patients/store/patients.ts';
import { markDirty } from '../../report/store/dirty.ts';
import { amountsOf, countResult, recountResult } from '../../report/store/org-totals.ts';
import { byDay, patientPartition, scoreHistoryEntity } from './score-history.ts';

type ResultId = { patientId: string; resultId: string };

/** With the fingerprint of the submission that it came in: sent again, it is found among the results of the patient. */
const storedResult = testResult.extend({ submission: z.string().optional() });
export type StoredResult = z.infer<typeof storedResult>;

export const resultEntity: Entity<ResultId, typeof storedResult> = {
  name: 'Result',
  key: keyPattern(patientPartition, 'RESULT#{resultId}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedResult,
  countedIn: amountsOf,
};

/** A result as it was before it was corrected. */
export const resultVersionEntity: Entity<ResultId & { version: number }, typeof storedResult> = {
  name: 'Result version',
  key: keyPattern(patientPartition, 'VERSION#{resultId}#{version:4}'),
  dataSubject: { patient: ['patientId'] },
  schema: storedResult,
};

export const judge = (type: TestResult['questionType'], answers: Answer[]) => {
  const questionnaire = findQuestionnaire(type);
  const risk = outcomeOf(questionnaire, answers)?.risk;
  return { questionType: type, answers, score: scoreOf(questionnaire, answers), risk };
};

type Episodes = Pick<Patient, 'patientId' | 'episodes'>;

/** The report counts results of episodes that have ended; when one ends, the record is counted anew, with all its results. */
const markForReport = ({ patientId, episodes }: Episodes, results: readonly TestResult[]): Write[] =>
  results.some(({ questionDate }) => episodeAt(episodes, questionDate).closing) ? [markDirty({ patientId })] : [];

/** The writes that put a result in the place of the one before its correction, which is kept as a version. */
export const replaceResult = (patient: Episodes, before: StoredResult, after: StoredResult): Write[] => [
  replace(resultEntity, after, after, { over: { version: before.version } }),
  create(resultVersionEntity, before, before),
  ...recountResult(before, after),
  ...markForReport(patient, [before, after]),
];

/** The writes that store a new result. */
export const putResult = (patient: Episodes, result: StoredResult): Write[] => [
  create(resultEntity, result, result),
  ...countResult(result),
  ...markForReport(patient, [result]),
];

/** Some results by their ids, in one request. One that cannot be read is left out, and has raised an alarm. */
export const readResults = async (table: Table, ids: readonly ResultId[]): Promise<Map<string, TestResult>> =>
  new Map((await readItems(table, resultEntity, ids)).map((one) => [one.resultId, one]));

type Placed = Pick<TestResult, 'questionType' | 'questionDate' | 'resultId'>;

/** The patient's result of the same questionnaire before a new one, by the day of the answers. */
export const findResultBefore = <R extends Placed>(results: readonly R[], result: Placed): R | undefined =>
  results
    .filter(({ questionType }) => questionType === result.questionType)
    .toSorted(byDay)
    .findLast((one) => byDay(one, result) < 0);

const firstKey = (patientId: string) => resultEntity.key({ patientId, resultId: '' });

/** The items of a patient's results: as many as they answer in all their years with the organisation. */
const readResultItems = (table: Table, patientId: string): Promise<Item[]> => {
  const { pk, sk } = firstKey(patientId);
  return readPartition(table, pk, startingWith(sk));
};

/** A page of a patient's results, the latest first. */
export const readResultPage = async (
  table: Table,
  patientId: string,
  { page, size }: { page: number; size: number },
): Promise<Page<ResultRow>> => {
  const sortOf = ({ questionDate, sk }: Item) => `${questionDate}#${sk}`;
  const items = (await readResultItems(table, patientId)).toSorted((one, other) =>
    sortOf(one) < sortOf(other) ? 1 : -1,
  );
  const rows = items.slice((page - 1) * size, page * size);
  const content = rows.map((item) => parseRow(resultEntity, item, 'resultId'));
  return makePage(content, page, size, items.length);
};

/** The results and the score histories of a patient, in one request. A result that cannot be read has raised an alarm. */
export const readTests = async (table: Table, patientId: string) => {
  const { pk, sk: firstResult } = firstKey(patientId);
  const { sk: from } = scoreHistoryEntity.key({ patientId, questionType: '' });
  const items = await readPartition(table, pk, { from, to: startingWith(firstResult).to });
  const isResult = ({ sk }: Item) => String(sk).startsWith(firstResult);
  return {
    results: items.filter(isResult).flatMap((item) => parseOr(resultEntity, item, () => [])),
    histories: items.filter((item) => !isResult(item)).map((item) => parseItem(scoreHistoryEntity, item)),
  };
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
export const readAllResults = async (table: Table, patientId: string, from = ''): Promise<TestResult[]> => {
  const results = (await readResultItems(table, patientId)).map((item) => parseItem(resultEntity, item));
  return results.filter(({ questionDate }) => questionDate >= from).toSorted(byDay);
};
