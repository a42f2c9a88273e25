import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { questionType, type TestResult } from '../../../shared/api/result.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../shared/questionnaires/registry.ts';
import { type Entity, parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';

type Month = { type: QuestionnaireId; yearMonth: string };

const monthTotal = z.object({ type: questionType, yearMonth: z.string(), total: z.int(), tests: z.int() });

/** The sum of all totals of one questionnaire in one month, and how many they are. */
export const monthTotalEntity: Entity<Month, typeof monthTotal> = {
  name: 'Month total',
  // The month first, so that the latest two years are one range.
  key: ({ type, yearMonth }) => ({ pk: 'ORGDATA', sk: `${yearMonth}#${type}` }),
  schema: monthTotal,
};

type Counted = Pick<TestResult, 'questionType' | 'questionDate' | 'score'>;

/** Only a total has a mean: outcomes in words have none, and items are no total. */
export const hasMean = (type: QuestionnaireId): boolean => findQuestionnaire(type).reports === 'total';

/** The writes that count a result in its month or, by -1, take it out again. */
const count = ({ questionType: type, questionDate, score }: Counted, by: 1 | -1): Write[] => {
  if (!hasMean(type) || score === undefined) return [];
  const yearMonth = questionDate.slice(0, 7);
  return [add({ type, yearMonth }, by * score, by)];
};

const add = (month: Month, total: number, tests: number): Write => ({
  Update: {
    Key: monthTotalEntity.key(month),
    UpdateExpression: 'SET #type = :type, yearMonth = :yearMonth ADD #total :total, tests :tests',
    ExpressionAttributeNames: { '#type': 'type', '#total': 'total' },
    ExpressionAttributeValues: {
      ':type': month.type,
      ':yearMonth': month.yearMonth,
      ':total': total,
      ':tests': tests,
    },
  },
});

export const countResult = (result: Counted): Write[] => count(result, 1);

/** The writes that put a corrected result in the place of the one before. */
export const recountResult = (before: Counted, after: Counted): Write[] => {
  const yearMonth = before.questionDate.slice(0, 7);
  if (after.questionDate.slice(0, 7) !== yearMonth) return [...count(before, -1), ...count(after, 1)];
  const change = (after.score ?? 0) - (before.score ?? 0);
  if (change === 0 || !hasMean(before.questionType)) return [];
  // A transaction may write an item once.
  return [add({ type: before.questionType, yearMonth }, change, 0)];
};

/** Every month of every questionnaire, the earliest first: a dozen small items a year and kind. */
export const readMonthTotals = async (table: Table) => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'ORGDATA' },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => parseItem(monthTotalEntity, item))
    .filter(({ tests }) => tests > 0)
    .map(({ yearMonth, ...row }) => ({
      ...row,
      year: Number(yearMonth.slice(0, 4)),
      month: Number(yearMonth.slice(5, 7)),
    }));
};
