import { today } from '../../../shared/kernel/today.ts';
import type { ReportEvent } from '../../../shared/report/events.ts';
import { StoreBusy } from '../../kernel/store/back-off.ts';
import { canonical } from '../../kernel/store/canonical.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import { asRead, patch, put, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { addAmounts, commit, commitOne, type Write } from '../../kernel/store/write.ts';
import { countedOf, countedYearEntity, lateEntity, type StoredYear } from './counters.ts';
import { type Dirty, readDirty, removeMark } from './dirty.ts';
import { readEvents } from './read-sources.ts';
import { type ReportSource, reportSourceId } from './report-sources.ts';

// Each event is counted in three items, may be in a year of its own and late for a month: a transaction takes 100
// writes.
const changesAtOnce = 16;

const readCounted = async (table: Table, reportSource: ReportSource): Promise<StoredYear[]> => {
  const { pk } = countedYearEntity.key({ reportSource: reportSourceId(reportSource), year: '' });
  const items = await readPartition(table, pk);
  return items.map((item) => parseItem(countedYearEntity, item));
};

type Change = { event: ReportEvent; by: 1 | -1 };

/** The events to take off and to add so that one list becomes the other; an event may be in both more than once. */
const changesBetween = (before: readonly ReportEvent[], after: readonly ReportEvent[]): Change[] => {
  const left = new Map<string, ReportEvent[]>();
  for (const event of before) left.set(canonical(event), [...(left.get(canonical(event)) ?? []), event]);
  const added = after.filter((event) => left.get(canonical(event))?.pop() === undefined);
  return [
    ...[...left.values()].flat().map((event) => ({ event, by: -1 as const })),
    ...added.map((event) => ({ event, by: 1 as const })),
  ];
};

const yearOf = ({ day }: ReportEvent): string => day.slice(0, 4);
const monthOf = ({ day }: ReportEvent): string => day.slice(0, 7);

const applyTo = (events: readonly ReportEvent[], changes: readonly Change[]): ReportEvent[] => {
  const all = [...events];
  for (const { event, by } of changes) {
    const place = all.findIndex((one) => canonical(one) === canonical(event));
    if (by === 1) all.push(event);
    else all.splice(place, 1);
  }
  return all;
};

/** The writes that store the counted events of a report source, while it is as it was read. */
const writeYears = (reportSource: ReportSource, before: readonly StoredYear[], changes: readonly Change[]): Write[] =>
  [...new Set(changes.map(({ event }) => yearOf(event)))].map((year): Write => {
    const read = before.find((one) => one.year === year);
    const ofYear = changes.filter(({ event }) => yearOf(event) === year);
    const id = { reportSource: reportSourceId(reportSource), year };
    const events = applyTo(read?.events ?? [], ofYear);
    if (events.length === 0) return remove(countedYearEntity, id, asRead(read));
    const after = { ...reportSource, year, events, version: (read?.version ?? 0) + 1 };
    return put(countedYearEntity, id, after, asRead(read));
  });

const writeCells = (changes: readonly Change[]): Write[] =>
  changes.flatMap(({ event, by }) => countedOf(event).map((one) => addAmounts(one, by)));

/** The writes that note late changes of a month that has ended. */
const writeLate = (changes: readonly Change[], now: string): Write[] => {
  const late = changes.map(({ event }) => monthOf(event)).filter((month) => month < now.slice(0, 7));
  return [...new Set(late)].map((month) =>
    patch(lateEntity, month, {
      set: { month, changedOn: now },
      add: { changes: late.filter((one) => one === month).length },
    }),
  );
};

/**
 * Counts a report source as it is now: compares its counted events with those of its sources (record, results and
 * appointments of a patient, or a register), and adds the difference to the numbers of the report. A report source that
 * changes meanwhile stays dirty, and is counted the next time. Many changes take several transactions; after each,
 * the numbers agree with the counted events stored for the report source.
 */
const countSubject = async (table: Table, mark: Dirty, now: string): Promise<void> => {
  const { token: _, ...reportSource } = mark;
  const [before, after] = await Promise.all([readCounted(table, reportSource), readEvents(table, reportSource)]);
  const changes = changesBetween(
    before.flatMap(({ events }) => events),
    after,
  );
  // Where there is nothing to count, the mark alone is removed.
  if (changes.length === 0) {
    await commitOne(table, removeMark(mark));
    return;
  }
  const some = changes.slice(0, changesAtOnce);
  const isAll = some.length === changes.length;
  const { done } = await commit(table, [
    ...writeYears(reportSource, before, some),
    ...writeCells(some),
    ...writeLate(some, now),
    ...(isAll ? [removeMark(mark)] : []),
  ]);
  // A colleague counts it, or has written about it meanwhile: it is still dirty.
  if (!done || isAll) return;
  await countSubject(table, mark, now);
};

/** Side by side: they write the same numbers of the day, and wait for one another. */
const together = 4;

const countOne = async (table: Table, mark: Dirty, now: string): Promise<void> => {
  try {
    await countSubject(table, mark, now);
  } catch (error) {
    // Being counted at this moment: the next run finds it.
    if (error instanceof StoreBusy) return;
    throw error;
  }
};

export const countChanges = async (table: Table, { most, now }: { most: number; now: Date }): Promise<number> => {
  const { marks } = await readDirty(table, most);
  const waiting = [...marks];
  const work = async () => {
    for (let mark = waiting.shift(); mark; mark = waiting.shift()) await countOne(table, mark, today(now));
  };
  await Promise.all(Array.from({ length: together }, work));
  return marks.length;
};
