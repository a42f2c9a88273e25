import * as z from 'zod';
import type { AuditEntryShown, auditCalls, ReviewRow } from '../../../shared/audit/calls.ts';
import type { Query } from '../../../shared/kernel/call.ts';
import { today } from '../../../shared/kernel/today.ts';
import { auditEntity, monthPartitions } from '../../kernel/store/audit.ts';
import { type Item, parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { queryPage } from '../../kernel/store/query-items.ts';
import { auditIndexes, tableSchema } from '../../kernel/store/table.ts';
import type { Look } from '../draw-looks.ts';

const pageSize = 50;
/** The number of events of each shard of a month that a review reads at once: some hundred kilobytes. */
const reviewedAtOnce = 1000;
const dayMs = 24 * 60 * 60_000;

/** The day is one in London. */
type Wanted = Partial<Query<typeof auditCalls.readAuditLog>>;

const sortOf = ({ sk }: Item) => z.string().parse(sk);
/** The sort key that a query looked at last where there are more. */
const reachedBy = ({ next }: { next?: Item | undefined }) => (next ? sortOf(next) : []);

const parseEntry = (item: Item): AuditEntryShown => {
  const read = parseOr(auditEntity, item, ({ sk }) => ({ at: sk.slice(0, 24), unreadable: true as const }));
  if ('unreadable' in read) return read;
  const { at, username, role, call, record, refused, changes } = read;
  return {
    at,
    username,
    role,
    call,
    ...(record !== undefined && { record }),
    ...(refused && { refused }),
    ...(changes && { changes }),
  };
};

const dayBefore = (at: string) => new Date(Date.parse(at) - dayMs).toISOString();

/** London is at most an hour ahead of the instants in the keys; the surplus is filtered out below. */
const aroundDay = (day: string) => ({
  ':from': `${dayBefore(`${day}T00:00:00.000Z`).slice(0, 10)}T23:00`,
  ':to': `${day}T24`,
});

type Source = { IndexName?: string; partitionName: string; partition: string; ConsistentRead?: true };

const inTable = (partition: string): Source => ({
  partitionName: tableSchema.partitionKey,
  partition,
  ConsistentRead: true,
});
const inIndex = ({ name, partitionKey }: { name: string; partitionKey: string }, partition: string): Source => ({
  IndexName: name,
  partitionName: partitionKey,
  partition,
});

const everything = { ':from': ' ', ':to': '~' };

/** The partitions that contain the entries wanted. Those of a day are in several shards. */
const sourcesOf = ({ person, record }: Wanted, at: string): Source[] => {
  if (record !== undefined) return [inIndex(auditIndexes.record, record)];
  if (person !== undefined) return [inTable(auditEntity.key({ at: '', requestId: '', username: person }).pk)];
  const months = [...new Set([monthPartitions(at), monthPartitions(dayBefore(at))].flat())];
  return months.map((month) => inIndex(auditIndexes.month, month));
};

const monthsOf = (quarter: string): string[] => {
  const [year = '', number = ''] = quarter.split('-Q');
  return [2, 1, 0].map((back) => `${year}-${String(Number(number) * 3 - back).padStart(2, '0')}`);
};

/** Counts by `username#call`. */
const toRows = (times: ReadonlyMap<string, number>): ReviewRow[] =>
  [...times]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sum]) => {
      const [username = '', call = ''] = name.split('#');
      return { username, call, times: sum };
    });

/** Reads the audit log: one bounded query a page, side by side where there are several shards. */
export const createAuditLog = (table: Table) => {
  const query = (
    { partition, partitionName, ...source }: Source,
    range: { ':from': string; ':to': string },
    rest: object,
  ) => ({
    ...source,
    KeyConditionExpression: '#partition = :partition AND sk BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#partition': partitionName },
    ExpressionAttributeValues: { ':partition': partition, ...range, ...rest },
    ScanIndexForward: false,
  });

  /** The oldest entries of a month after `after`, as far as every shard was read, and where to go on. */
  const readMonth = async (month: string, after: string | undefined) => {
    const range = after === undefined ? everything : { ...everything, ':from': after };
    const answers = await Promise.all(
      monthPartitions(month).map((partition) =>
        queryPage(table, {
          ...query(inIndex(auditIndexes.month, partition), range, {}),
          ScanIndexForward: true,
          Limit: reviewedAtOnce,
        }),
      ),
    );
    const [next] = answers.flatMap(reachedBy).toSorted();
    const entries = answers
      .flatMap(({ items }) => items)
      .filter((item) => sortOf(item) !== after && (next === undefined || sortOf(item) <= next));
    return { entries, ...(next !== undefined && { next }) };
  };

  return {
    async read(wanted: Wanted, now: Date): Promise<{ content: AuditEntryShown[]; next?: string }> {
      const { person, record, day, after } = wanted;
      const isWide = record !== undefined || person !== undefined;
      const within = isWide ? day : (day ?? today(now));
      const range = within === undefined ? everything : aroundDay(within);
      const until = after === undefined || after > range[':to'] ? range : { ...range, ':to': after };
      if (until[':to'] < until[':from']) return { content: [] };
      const byPerson = record !== undefined && person !== undefined;
      const answers = await Promise.all(
        sourcesOf(wanted, `${within ?? today(now)}T12:00:00.000Z`).map((source) =>
          queryPage(table, {
            ...query(source, until, byPerson ? { ':person': person } : {}),
            ...(byPerson && { FilterExpression: 'username = :person' }),
            // One more than the page, to know whether there are further ones; and the one that the page before ended with.
            Limit: pageSize + 2,
          }),
        ),
      );
      const read = answers
        .flatMap(({ items }) => items)
        .filter((item) => sortOf(item) !== after)
        .toSorted((one, other) => (sortOf(one) < sortOf(other) ? 1 : -1));
      // A source that has more may still have entries between its last key and those of the others.
      const reached = answers.flatMap(reachedBy).toSorted().at(-1);
      const page = read.filter((item) => reached === undefined || sortOf(item) >= reached).slice(0, pageSize);
      const last = page.at(-1);
      const end = last && (page.length === pageSize || reached === undefined) ? sortOf(last) : reached;
      const hasMore = reached !== undefined || read.length > page.length;
      const ofDay = page.filter(
        (item) => within === undefined || today(new Date(sortOf(item).slice(0, 24))) === within,
      );
      return { content: ofDay.map(parseEntry), ...(hasMore && end !== undefined && { next: end }) };
    },

    /**
     * Counts by person and call for a `quarter` like `2026-Q4`, a bounded number of entries a page, with the looks at records among
     * them.
     */
    async review(quarter: string, after?: string): Promise<{ content: ReviewRow[]; looks: Look[]; next?: string }> {
      const times = new Map<string, number>();
      const count = (name: string, by: number) => times.set(name, (times.get(name) ?? 0) + by);
      const looks: Look[] = [];
      const answerWith = (next?: string) => ({ content: toRows(times), looks, ...(next !== undefined && { next }) });
      for (const month of monthsOf(quarter).filter((one) => after === undefined || one >= after.slice(0, 7))) {
        const { entries, next } = await readMonth(month, after);
        for (const item of entries) {
          const entry = parseOr(auditEntity, item, () => undefined);
          if (!entry || entry.refused) continue;
          count(`${entry.username}#${entry.call}`, 1);
          const { at, requestId, username, call, record } = entry;
          if (record !== undefined) looks.push({ at, requestId, username, call, record });
        }
        if (next !== undefined) return answerWith(next);
      }
      return answerWith();
    },
  };
};
