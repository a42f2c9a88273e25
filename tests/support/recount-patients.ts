import { countPartition, listPartition } from '../../functions/data/counted-list.ts';
import type { Table } from '../../functions/data/open-table.ts';
import { nameKeys } from '../../functions/data/records/name-index.ts';
import { patientLists } from '../../functions/data/records/patient-lists.ts';
import { nameOf, storedRecord } from '../../functions/data/records/record.ts';
import { readEverything } from './read-everything.ts';

const countBy = (sorts: readonly string[], length: number) => {
  const counts: Record<string, number> = {};
  for (const sort of sorts) counts[sort.slice(0, length)] = (counts[sort.slice(0, length)] ?? 0) + 1;
  return counts;
};

/**
 * Counts everything about patients again from the records themselves: what the lists, the counters and the name index
 * should hold beside what they do hold.
 */
export const recountPatients = async (table: Table) => {
  const items = await readEverything(table);
  const records = items.filter(({ sk }) => sk === 'RECORD').map((item) => storedRecord.parse(item));
  const sortsOf = (status: keyof typeof patientLists) =>
    items.filter(({ pk }) => pk === listPartition(patientLists[status])).map(({ sk }) => sk);
  const idsOf = (status: keyof typeof patientLists) => sortsOf(status).map((sort) => sort.split('#')[1]);
  const ids = (some: typeof records) => some.map(({ referralId }) => referralId).toSorted();
  const counters = Object.values(patientLists).map((list) =>
    Object.fromEntries(
      items
        .filter(({ pk, entries }) => pk === countPartition(list) && entries !== 0)
        .map(({ sk, entries }) => [sk, entries]),
    ),
  );
  const recounted = Object.entries(patientLists).map(([status, list]) =>
    Object.fromEntries(
      list.levels.flatMap((level) =>
        Object.entries(countBy(sortsOf(status as keyof typeof patientLists), level)).map(([prefix, count]) => [
          `${String(level).padStart(2, '0')}#${prefix}`,
          count,
        ]),
      ),
    ),
  );
  const names = (some: readonly { pk: string; sk: string }[]) => some.map(({ pk, sk }) => `${pk} ${sk}`).toSorted();
  return {
    stored: {
      all: idsOf('all').toSorted(),
      active: idsOf('active').toSorted(),
      inactive: idsOf('inactive').toSorted(),
      counters,
      names: names(items.filter(({ pk }) => pk.startsWith('NAME#'))),
    },
    recounted: {
      all: ids(records),
      active: ids(records.filter(({ active }) => active)),
      inactive: ids(records.filter(({ active }) => !active)),
      counters: recounted,
      names: names(records.flatMap((one) => nameKeys(nameOf(one), one.referralId))),
    },
  };
};
