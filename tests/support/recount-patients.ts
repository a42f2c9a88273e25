import {
  type CountedList,
  countersOf,
  countPartition,
  listPartition,
} from '../../functions/kernel/store/counted-list.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { indexName, nameIndexEntity } from '../../functions/patients/store/name-index.ts';
import { patientLists } from '../../functions/patients/store/patient-lists.ts';
import { nameOf, storedRecord } from '../../functions/patients/store/record.ts';
import { isOf } from '../../infra/commands/stored-data/recount.ts';
import { readEverything } from './read-everything.ts';

/** The counters of some lists with their values, without zeros. */
const nameCounters = (counters: readonly (readonly [string, number])[]) => {
  const counts: Record<string, number> = {};
  for (const [name, entries] of counters) counts[name] = (counts[name] ?? 0) + entries;
  return Object.fromEntries(Object.entries(counts).filter(([, entries]) => entries !== 0));
};

/**
 * Counts everything about patients again from the records themselves: the expected lists, counters and name index
 * beside the stored ones.
 */
export const recountPatients = async (table: Table) => {
  const items = await readEverything(table);
  const records = items.filter(({ sk }) => sk === 'RECORD').map((item) => storedRecord.parse(item));
  const sortsOf = (status: keyof typeof patientLists) =>
    items.filter(({ pk }) => pk === listPartition(patientLists[status])).map(({ sk }) => sk);
  const idsOf = (status: keyof typeof patientLists) => sortsOf(status).map((sort) => sort.split('#')[1]);
  const ids = (some: typeof records) => some.map(({ patientId }) => patientId).toSorted();
  const lists = Object.entries(patientLists) as [keyof typeof patientLists, CountedList][];
  const counters = lists.map(([, list]) =>
    nameCounters(
      items
        .filter(({ pk }) => pk.startsWith(countPartition(list)))
        .flatMap(({ pk, sk, ...numbers }) =>
          Object.entries(numbers).map(([attribute, entries]) => [`${pk} ${sk} ${attribute}`, Number(entries)] as const),
        ),
    ),
  );
  const recounted = lists.map(([status, list]) =>
    nameCounters(
      sortsOf(status)
        .flatMap((sort) => countersOf(list, sort))
        .map(({ key, attribute }) => [`${key.pk} ${key.sk} ${attribute}`, 1] as const),
    ),
  );
  const names = (some: readonly { pk: string; sk: string }[]) => some.map(({ pk, sk }) => `${pk} ${sk}`).toSorted();
  return {
    stored: {
      all: idsOf('all').toSorted(),
      active: idsOf('active').toSorted(),
      inactive: idsOf('inactive').toSorted(),
      counters,
      names: names(items.filter(isOf(nameIndexEntity))),
    },
    recounted: {
      all: ids(records),
      active: ids(records.filter(({ active }) => active)),
      inactive: ids(records.filter(({ active }) => !active)),
      counters: recounted,
      names: names(
        records.flatMap((one) =>
          indexName(one.patientId, { name: nameOf(one), row: {} }).map(({ Put: { Item } }) => Item),
        ),
      ),
    },
  };
};
