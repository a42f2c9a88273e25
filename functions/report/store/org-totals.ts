import { isPractice } from '../../../shared/patients/practice.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { questionType, type TestResult } from '../../../shared/questionnaires/result.ts';
import { countersOf, countPartition, topMark } from '../../kernel/store/counted-list.ts';
import type { Counted, Item } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition, startingWith } from '../../kernel/store/query-items.ts';
import { addAmounts, type Write } from '../../kernel/store/write.ts';
import { dueList } from '../../questionnaires/store/due-tests.ts';

type Month = { type: QuestionnaireId; yearMonth: string };
type Dated = Pick<TestResult, 'patientId' | 'questionType' | 'questionDate' | 'score'>;

/** Only a total has a mean: outcomes in words have none, and single items are no total. */
const hasMean = (type: QuestionnaireId): boolean => findQuestionnaire(type).reports === 'total';

/**
 * The scores of a month, and how many there are: `total.phq.05` and `tests.phq.05`, for May. They are in the items that count
 * the due tests of the year, of which every result moves one: that is one item less to write.
 */
export const amountsOf = ({ patientId, questionType: type, questionDate, score }: Dated): Counted[] => {
  const [ofYear] = countersOf(dueList, `${questionDate}#${patientId}#${type}`);
  if (!ofYear || !hasMean(type) || score === undefined || isPractice(patientId)) return [];
  const month = questionDate.slice(5, 7);
  return [{ key: ofYear.key, amounts: { [`total.${type}.${month}`]: score, [`tests.${type}.${month}`]: 1 } }];
};

export const countResult = (result: Dated): Write[] => amountsOf(result).map((one) => addAmounts(one));

/** The writes that put a corrected result in the place of the one before. */
export const recountResult = (before: Dated, after: Dated): Write[] => [
  ...amountsOf(before).map((one) => addAmounts(one, -1)),
  ...countResult(after),
];

const attribute = /^(total|tests)\.(.+)\.(\d\d)$/;

const readItem = (item: Item): { month: Month; name: string; amount: number }[] => {
  const year = String(item.sk).slice(topMark.length).split('#')[0];
  return Object.entries(item).flatMap(([key, amount]) => {
    const [, name, type, month] = attribute.exec(key) ?? [];
    if (!name) return [];
    return [{ month: { type: questionType.parse(type), yearMonth: `${year}-${month}` }, name, amount: Number(amount) }];
  });
};

/** Every month of every questionnaire, the earliest first: some small items for each year. */
export const readMonthTotals = async (table: Table) => {
  const sums = new Map<string, Month & { total: number; tests: number }>();
  const items = await readPartition(table, countPartition(dueList), startingWith(topMark));
  for (const { month, name, amount } of items.flatMap(readItem)) {
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
