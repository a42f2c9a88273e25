import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import {
  contactMessageRule,
  dueBefore,
  patientRecordRule,
  type RetentionRule,
} from '../../../shared/patients/retention.ts';
import { log } from '../../kernel/lib/log.ts';
import { type CountedList, listPartition } from '../../kernel/store/counted-list.ts';
import { connectTable, type Table } from '../../kernel/store/open-table.ts';
import {
  apartPrefix,
  apartReadFirst,
  junkMessageList,
  messageList,
} from '../../messages/store/contact-message-items.ts';
import { junkList, patientLists } from '../store/patient-lists.ts';

// The lists are sorted by when their items began.
const lists: readonly { rule: RetentionRule; places: readonly { list: CountedList; prefix: string }[] }[] = [
  {
    rule: contactMessageRule,
    places: [
      { list: messageList, prefix: '' },
      { list: messageList, prefix: apartPrefix },
      { list: messageList, prefix: apartReadFirst },
      { list: junkMessageList, prefix: '' },
    ],
  },
  {
    rule: patientRecordRule,
    places: [
      { list: patientLists.active, prefix: '' },
      { list: patientLists.inactive, prefix: '' },
      { list: junkList, prefix: '' },
    ],
  },
];

/** The first of the years in sort keys, which begin with an instant. */
const firstYear = '1';

/** The entries of a list that began by an instant, under a prefix that its sort keys may have. */
const countBefore = async (table: Table, list: CountedList, prefix: string, before: string): Promise<number> => {
  let count = 0;
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :before',
    ExpressionAttributeValues: {
      ':pk': listPartition(list),
      ':first': prefix + firstYear,
      ':before': prefix + before,
    },
    Select: 'COUNT' as const,
  };
  for await (const { Count = 0 } of paginateQuery({ client: table.client }, query)) count += Count;
  return count;
};

/** The number of messages and records whose retention time may be over. */
export const countAllDue = async (table: Table, now: Date): Promise<number> => {
  const counts = lists.flatMap(({ rule, places }) =>
    places.map(({ list, prefix }) => countBefore(table, list, prefix, dueBefore(rule, now))),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

/** Runs every week: reports how many items may be due, which is an alarm. It disposes of nothing, and could not. */
export const handler = async (): Promise<{ due: number }> => {
  const due = await countAllDue(connectTable(), new Date());
  if (due > 0) log({ event: 'retention-due', due });
  return { due };
};
