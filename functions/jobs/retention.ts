import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { dueBefore, type RetentionRule, retentionRules } from '../../shared/domain/retention.ts';
import { junkMessageList, messageList } from '../data/contact-message-items.ts';
import { type CountedList, listPartition } from '../data/counted-list.ts';
import { connectTable, type Table } from '../data/open-table.ts';
import { junkList, patientLists } from '../data/records/patient-lists.ts';
import { log } from '../lib/log.ts';

// The lists are sorted by when their items began.
const lists: Record<RetentionRule['name'], readonly CountedList[]> = {
  'contact-message': [messageList, junkMessageList],
  'patient-record': [patientLists.all, junkList],
};

const countDue = async (table: Table, rule: RetentionRule, now: Date): Promise<number> => {
  let count = 0;
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk <= :before',
    ExpressionAttributeValues: { ':pk': listPartition(lists[rule.name]), ':before': dueBefore(rule, now) },
    Select: 'COUNT' as const,
  };
  for await (const { Count = 0 } of paginateQuery({ client: table.client }, query)) count += Count;
  return count;
};

/** Runs every week: reports how many items may be due, which is an alarm. It disposes of nothing, and could not. */
export const handler = async (): Promise<{ due: number }> => {
  const now = new Date();
  const table = connectTable();
  const counts = await Promise.all(retentionRules.map((rule) => countDue(table, rule, now)));
  const due = counts.reduce((sum, count) => sum + count, 0);
  if (due > 0) log({ event: 'retention-due', due });
  return { due };
};
