import * as z from 'zod';
import { type CountedList, countersOf, countPartition, entryKey, listPartition } from './counted-list.ts';
import { type Counted, type DataSubjects, dataSubjectsOf, type Entity, type Item, upgradeItem } from './entity.ts';
import type { Key } from './table.ts';

export type Kind = Pick<
  Entity<never, z.ZodType>,
  'name' | 'schema' | 'upgrades' | 'survivesErasure' | 'aboutOthers' | 'isCopy'
> & {
  /** Empty for items about nobody. */
  dataSubject: DataSubjects;
  /** The pattern of the keys of such items, with the name of each part in braces. */
  key: Key;
  isCounter: boolean;
  countedIn: (item: Item & Key) => readonly Counted[];
};

export const kindOf = <Id, Schema extends z.ZodType>(entity: Entity<Id, Schema>): Kind => ({
  ...entity,
  dataSubject: dataSubjectsOf(entity.dataSubject),
  key: entity.key.pattern,
  isCounter: entity.counter === true,
  countedIn: (item) => entity.countedIn?.(entity.schema.parse(upgradeItem(entity, item))) ?? [],
});

const partsOf = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The counters of a list of one person are that person's; those of the organisation are nobody's. */
const dataSubjectsOfCounter = ({ name, dataSubject }: CountedList): DataSubjects => {
  const parts = new Set(partsOf(name));
  const inName = Object.entries(dataSubjectsOf(dataSubject)).map(
    ([person, names]) => [person, names.filter((one) => parts.has(one))] as const,
  );
  return Object.fromEntries(inName.filter(([, names]) => names.length > 0));
};

/** The amounts that an entry of any list of this kind adds to the counters. */
const countedOf = (list: CountedList, { pk, sk }: Key): Counted[] => {
  const name = pk.slice(listPartition({ name: '' }).length);
  return countersOf({ ...list, name }, sk);
};

/** The kinds of the lists of a family, which share their counters. */
export const kindsOfFamily = (...lists: CountedList[]): Kind[] => {
  const kinds = lists.flatMap(kindsOfList);
  return kinds.filter(({ key }, at) => kinds.findIndex((one) => one.key.pk === key.pk && one.key.sk === key.sk) === at);
};

const entryKind = (list: CountedList): Kind => ({
  name: list.entry.name,
  key: entryKey(list, list.sort),
  dataSubject: dataSubjectsOf(list.dataSubject),
  schema: list.entry.schema,
  isCounter: false,
  countedIn: (item) => countedOf(list, item),
});

export const kindsOfList = (list: CountedList): Kind[] => [
  // Entries that are places of other items are of their kind.
  ...(list.index ? [] : [entryKind(list)]),
  {
    name: 'Counter of a list',
    key: { pk: countPartition(list), sk: '{group}#{shard}' },
    dataSubject: dataSubjectsOfCounter(list),
    schema: z.looseObject({}),
    isCounter: true,
    countedIn: () => [],
  },
];
