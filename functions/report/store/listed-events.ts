import type * as z from 'zod';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { Counted } from '../../../shared/report/listed.ts';
import type { DaySpan } from '../../../shared/report/periods.ts';
import { parseOr } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPage } from '../../kernel/store/query-items.ts';
import { countedEventEntity, eventList } from './counters.ts';
import type { ReportFilter } from './figures.ts';

type StoredEvent = z.infer<typeof countedEventEntity.schema>;

const pageSize = 50;
// Rows of other categories, services and workers are read and dropped: limits on the entries of a request, and on the
// requests.
const readAtOnce = 500;
const mostRequests = 4;

const lastOfDay = '#~';

/** A part of a list of an index, both ends included. */
type Range = { list: string; from: string; to: string };

const yearsBetween = (from: string, to: string): string[] =>
  Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, n) =>
    String(Number(from.slice(0, 4)) + n),
  );

/** Who waited at the end of a day: whoever waits still, and whose referral was decided after it. */
const waitingAt = (day: string, now: string): Range[] => [
  { list: eventList('waiting'), from: '0', to: day + lastOfDay },
  ...yearsBetween(day, now).map((year) => ({ list: eventList('waits', year), from: addDays(day, 1), to: '9' })),
];

const rangesOf = (kind: Counted['kind'], { from, to }: DaySpan, now: Date): Range[] =>
  kind === 'waits'
    ? waitingAt(to, today(now))
    : yearsBetween(from, to)
        .toReversed()
        .map((year) => ({ list: eventList(kind, year), from, to: to + lastOfDay }));

type Asked = { span: DaySpan; filter: ReportFilter; counted: Counted; after?: string | undefined };

/** Where to read on: in which range, and after which entry of it. */
const positionOf = (after: string | undefined): { range: number; entry: string } => {
  const [range = '0', ...entry] = (after ?? '0.').split('.');
  return { range: Number(range), entry: entry.join('.') };
};

/**
 * A page of the events that a number of the report counts, the latest first. Of who waits, those who wait still come first, the
 * longest waiting before the others. It takes at most four requests; where these find less than a page, `next` leads on all the
 * same.
 */
export const listEvents = async (table: Table, { span, filter, counted, after }: Asked, now: Date) => {
  const { service, worker } = filter;
  const isListed = ({ event }: StoredEvent): boolean =>
    (service === undefined || event.service === service) &&
    (worker === undefined || event.worker === worker) &&
    // Whoever began to wait later, and was decided about since.
    (event.kind !== 'waits' || event.day <= span.to) &&
    counted.counts(event);
  const latestFirst = counted.kind !== 'waits';
  const found: { stored: StoredEvent; at: string }[] = [];
  let requests = 0;
  let position = positionOf(after);
  const ranges = rangesOf(counted.kind, span, now);
  for (let range = ranges[position.range]; range; range = ranges[position.range]) {
    if (requests === mostRequests) return { events: found, next: `${position.range}.${position.entry}` };
    requests += 1;
    const { entry } = position;
    const { list, from, to } = range;
    const values = {
      ':from': latestFirst || entry === '' ? from : entry,
      ':to': latestFirst && entry !== '' ? entry : to,
    };
    const { items, next } = await queryPage(table, {
      ...placesQuery(list, { latestFirst, range: { condition: 'BETWEEN :from AND :to', values } }),
      Limit: readAtOnce,
    });
    for (const item of items) {
      if (item.sortedBy === entry) continue;
      const stored = parseOr(countedEventEntity, item, () => undefined);
      if (!stored || !isListed(stored)) continue;
      const last = found.at(-1);
      if (found.length === pageSize) return { events: found, next: last?.at };
      found.push({ stored, at: `${position.range}.${String(item.sortedBy)}` });
    }
    position = next
      ? { range: position.range, entry: String(next.sortedBy) }
      : { range: position.range + 1, entry: '' };
  }
  return { events: found, next: undefined };
};
