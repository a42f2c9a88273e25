import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AuditEntryShown, ReviewRow } from '../../shared/api/audit.ts';
import { today } from '../../shared/domain/today.ts';
import { auditEntity, auditPartitions, reviewPartition } from './audit.ts';
import { type Item, parseItem, parseOr } from './entity.ts';
import type { Table } from './open-table.ts';

const pageSize = 50;
const dayMs = 24 * 60 * 60_000;

export type Wanted = {
  person?: string | undefined;
  record?: string | undefined;
  /** In London. */
  day?: string | undefined;
  after?: string | undefined;
};

const sortOf = ({ sk }: Item) => z.string().parse(sk);

const parseEntry = (item: Item): AuditEntryShown => {
  const read = parseOr(auditEntity, item, ({ sk }) => ({ at: sk.slice(0, 24), unreadable: true as const }));
  if ('unreadable' in read) return read;
  const { at, username, role, call, record, refused } = read;
  return { at, username, role, call, ...(record !== undefined && { record }), ...(refused && { refused }) };
};

/** London is at most an hour ahead of the instants in the keys; what is over is left out below. */
const aroundDay = (day: string) => ({
  ':from': `${new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)}T23:00`,
  ':to': `${day}T24`,
});

const reviewItem = { name: 'Review', schema: z.object({ sk: z.string(), times: z.int() }) };

/** Reads what the gate and the changes wrote: one bounded query a page. */
export const createAuditLog = (table: Table) => ({
  async read(
    { person, record, day, after }: Wanted,
    now: Date,
  ): Promise<{ content: AuditEntryShown[]; next?: string }> {
    const wide = record !== undefined ? auditPartitions.record(record) : person && auditPartitions.person(person);
    const partition = wide ?? auditPartitions.day(`${day ?? today(now)}T12:00:00.000Z`);
    const within = wide !== undefined && day !== undefined ? aroundDay(day) : undefined;
    const byPerson = record !== undefined && person !== undefined;
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: within ? 'pk = :pk AND sk BETWEEN :from AND :to' : 'pk = :pk',
        ...(byPerson && { FilterExpression: 'username = :person' }),
        ExpressionAttributeValues: { ':pk': partition, ...within, ...(byPerson && { ':person': person }) },
        ...(after !== undefined && { ExclusiveStartKey: { pk: partition, sk: after } }),
        ConsistentRead: true,
        ScanIndexForward: false,
        Limit: pageSize,
      }),
    );
    const ofDay = Items.filter((item) => !within || today(new Date(sortOf(item).slice(0, 24))) === day);
    return { content: ofDay.map(parseEntry), ...(LastEvaluatedKey && { next: sortOf(LastEvaluatedKey) }) };
  },

  /** `quarter` as in `2026-Q4`: people times calls, whole, however many thousands of entries they stand for. */
  async review(quarter: string): Promise<ReviewRow[]> {
    const [year, number] = quarter.split('-Q');
    const inside = `${year}-${String(Number(number) * 3).padStart(2, '0')}-01`;
    const rows: ReviewRow[] = [];
    let from: Item | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': reviewPartition(inside) },
          ExclusiveStartKey: from,
          ConsistentRead: true,
        }),
      );
      for (const item of Items) {
        const { sk, times } = parseItem(reviewItem, item);
        const [username = '', call = ''] = sk.split('#');
        rows.push({ username, call, times });
      }
      from = LastEvaluatedKey;
    } while (from);
    return rows;
  },
});
export type AuditLog = ReturnType<typeof createAuditLog>;
