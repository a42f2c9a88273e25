import * as z from 'zod';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { questionType, type TestResult } from '../../../shared/questionnaires/result.ts';
import { organisationShards } from '../../kernel/store/counted-list.ts';
import { type Counted, type Entity, type Item, keyPattern, nobodysData } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { shardOf } from '../../kernel/store/shard-of.ts';
import type { Key } from '../../kernel/store/table.ts';
import { addAmounts, type Write } from '../../kernel/store/write.ts';

type Month = { type: QuestionnaireId; yearMonth: string };

const partition = 'ORGDATA';

const yearTotal = z.record(z.string(), z.unknown());

/** The counts of one shard for a questionnaire in a year: for each month `total05` and `tests05`, for May. */
export const yearTotalEntity: Entity<{ questionType: string; year: string; shard: string }, typeof yearTotal> = {
  name: 'Year total',
  key: keyPattern(partition, 'YEAR#{year}#{questionType}#{shard}'),
  dataSubject: nobodysData,
  schema: yearTotal,
  counter: true,
};

type Dated = Pick<TestResult, 'patientId' | 'questionType' | 'questionDate' | 'score'>;

/** Only a total has a mean: outcomes in words have none, and single items are no total. */
const hasMean = (type: QuestionnaireId): boolean => findQuestionnaire(type).reports === 'total';

export const amountsOf = ({ patientId, questionType: type, questionDate, score }: Dated): Counted[] => {
  if (!hasMean(type) || score === undefined) return [];
  const [year = '', month = ''] = questionDate.split('-');
  // The shard that counts the patient's due test too: a result waits for one shard, not two.
  const shard = shardOf(organisationShards, `${patientId}#${type}`);
  const key: Key = yearTotalEntity.key({ questionType: type, year, shard });
  return [{ key, amounts: { [`total${month}`]: score, [`tests${month}`]: 1 } }];
};

export const countResult = (result: Dated): Write[] => amountsOf(result).map((one) => addAmounts(one));

/** The writes that put a corrected result in the place of the one before. */
export const recountResult = (before: Dated, after: Dated): Write[] => [
  ...amountsOf(before).map((one) => addAmounts(one, -1)),
  ...countResult(after),
];

const attribute = /^(total|tests)(\d\d)$/;

const readItem = (item: Item): { month: Month; name: string; amount: number }[] => {
  const [, year = '', shardedType = ''] = String(item.sk).split('#');
  const type = questionType.parse(shardedType);
  return Object.entries(item).flatMap(([key, amount]) => {
    const [, name, month] = attribute.exec(key) ?? [];
    return name && month ? [{ month: { type, yearMonth: `${year}-${month}` }, name, amount: Number(amount) }] : [];
  });
};

/** Every month of every questionnaire, the earliest first: some small items for each year and kind. */
export const readMonthTotals = async (table: Table) => {
  const sums = new Map<string, Month & { total: number; tests: number }>();
  for (const { month, name, amount } of (await readPartition(table, partition)).flatMap(readItem)) {
    const key = `${month.yearMonth}#${month.type}`;
    const sum = sums.get(key) ?? { ...month, total: 0, tests: 0 };
    sum[name as 'total' | 'tests'] += amount;
    sums.set(key, sum);
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => sum)
    .filter(({ tests }) => tests > 0)
    .map(({ yearMonth, ...row }) => ({
      ...row,
      year: Number(yearMonth.slice(0, 4)),
      month: Number(yearMonth.slice(5, 7)),
    }));
};
