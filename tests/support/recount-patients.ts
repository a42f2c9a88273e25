import { isOf } from '../../functions/erasure/stored/item-kinds.ts';
import {
  type CountedList,
  countersOf,
  countPartition,
  listPartition,
} from '../../functions/kernel/store/counted-list.ts';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { indexFurtherWords, nameIndexEntity } from '../../functions/patients/store/name-index.ts';
import { junkList, patientLists } from '../../functions/patients/store/patient-lists.ts';
import { nameOf, storedRecord } from '../../functions/patients/store/record.ts';
import { noBaselineList } from '../../functions/questionnaires/store/no-baseline-list.ts';
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
  const sortsOf = (list: CountedList) => items.filter(({ pk }) => pk === listPartition(list)).map(({ sk }) => sk);
  const idsOf = (list: CountedList) =>
    sortsOf(list)
      .map((sort) => sort.split('#')[1])
      .toSorted();
  const ids = (some: typeof records) => some.map(({ patientId }) => patientId).toSorted();
  const family = [patientLists.active, patientLists.inactive, junkList, noBaselineList];
  const counters = nameCounters(
    items
      .filter(({ pk }) => pk.startsWith(countPartition(patientLists.active)))
      .flatMap(({ pk, sk, ...numbers }) =>
        Object.entries(numbers).map(([attribute, entries]) => [`${pk} ${sk} ${attribute}`, Number(entries)] as const),
      ),
  );
  const recounted = nameCounters(
    family
      .flatMap((list) => sortsOf(list).flatMap((sort) => countersOf(list, sort)))
      .flatMap(({ key, amounts }) =>
        Object.entries(amounts).map(([attribute, entries]) => [`${key.pk} ${key.sk} ${attribute}`, entries] as const),
      ),
  );
  const names = (some: readonly { pk: string; sk: string }[]) => some.map(({ pk, sk }) => `${pk} ${sk}`).toSorted();
  return {
    stored: {
      active: idsOf(patientLists.active),
      inactive: idsOf(patientLists.inactive),
      counters,
      names: names(items.filter(isOf(nameIndexEntity))),
    },
    recounted: {
      active: ids(records.filter(({ active }) => active)),
      inactive: ids(records.filter(({ active }) => !active)),
      counters: recounted,
      names: names(
        records.flatMap((one) =>
          indexFurtherWords(one.patientId, { name: nameOf(one), row: {} }).map(({ Put: { Item } }) => Item),
        ),
      ),
    },
  };
};
