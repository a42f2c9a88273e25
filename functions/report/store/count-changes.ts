import { today } from '../../../shared/kernel/today.ts';
import { StoreBusy } from '../../kernel/store/back-off.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import { create, patch, remove } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { addAmounts, commit, commitOne, type Write } from '../../kernel/store/write.ts';
import { type CountedEvent, countedEventEntity, countedOf, itemsOf, lateEntity } from './counters.ts';
import { type Dirty, readDirty, removeMark, restoreMark } from './dirty.ts';
import { readEvents } from './read-sources.ts';
import { type ReportSource, reportSourceId } from './report-sources.ts';

// Each event is an item, is counted in three, and may be late for a month: a transaction takes 100 writes.
const changesAtOnce = 18;

type Change = { counted: CountedEvent; by: 1 | -1 };

const readCounted = async (table: Table, reportSource: ReportSource): Promise<Map<string, CountedEvent>> => {
  const id = { reportSource: reportSourceId(reportSource), day: '', event: '' };
  const items = await readPartition(table, countedEventEntity.key(id).pk);
  return new Map(
    items.map((item) => {
      const [day = '', ...event] = String(item.sk).split('#');
      return [
        String(item.sk),
        { id: { ...id, day, event: event.join('#') }, item: parseItem(countedEventEntity, item) },
      ];
    }),
  );
};

/** The events to take off and to add so that one list becomes the other; an event may be in both more than once. */
const changesBetween = (before: Map<string, CountedEvent>, after: Map<string, CountedEvent>): Change[] => [
  ...[...before].flatMap(([key, counted]) => (after.has(key) ? [] : [{ counted, by: -1 as const }])),
  ...[...after].flatMap(([key, counted]) => (before.has(key) ? [] : [{ counted, by: 1 as const }])),
];

/** The write of an event, while nobody else has counted it. */
const writeEvent = ({ counted: { id, item }, by }: Change): Write =>
  by === 1 ? create(countedEventEntity, id, item) : remove(countedEventEntity, id, { exists: true });

const writeCells = (changes: readonly Change[]): Write[] =>
  changes.flatMap(({ counted, by }) => countedOf(counted.item.event).map((one) => addAmounts(one, by)));

/** The writes that note late changes of a month that has ended. */
const writeLate = (changes: readonly Change[], now: string): Write[] => {
  const late = changes
    .map(({ counted }) => counted.item.event.day.slice(0, 7))
    .filter((month) => month < now.slice(0, 7));
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
 * changes meanwhile stays dirty, and is counted the next time. Many changes take several transactions, each while the
 * mark is the one that was read; after each, the numbers agree with the events stored for the report source.
 */
const countSubject = async (table: Table, mark: Dirty, now: string): Promise<void> => {
  const { token: _, ...reportSource } = mark;
  const [before, after] = await Promise.all([readCounted(table, reportSource), readEvents(table, reportSource)]);
  const changes = changesBetween(before, itemsOf(reportSource, after));
  // Where there is nothing to count, the mark alone is removed.
  if (changes.length === 0) {
    await commitOne(table, removeMark(mark));
    return;
  }
  const some = changes.slice(0, changesAtOnce);
  const isAll = some.length === changes.length;
  const { done } = await commit(table, [
    ...some.map(writeEvent),
    ...writeCells(some),
    ...writeLate(some, now),
    isAll ? removeMark(mark) : restoreMark(mark),
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
