import * as z from 'zod';
import { type CountedList, countPartition, entryKey, type Level, partitionsOf } from './counted-list.ts';
import { type Counted, type Entity, type Item, type Owners, ownersOf, upgradeItem } from './entity.ts';
import { countedOf, formerCountPartition, isDividedSo } from './recounted-list.ts';
import type { Key } from './table.ts';

/** An entity of any id and schema. */
export type Kind = Pick<
  Entity<never, z.ZodType>,
  'name' | 'schema' | 'upgrades' | 'outlastsRecords' | 'aboutOthers'
> & {
  /** Empty for items about nobody. */
  whose: Owners;
  /** The pattern of the keys of such items, with the name of each part in braces. */
  key: Key;
  /** Whether such an item is a counter, and whether anything still adds to it. */
  counterOf: (key: Key) => 'present' | 'former' | undefined;
  /** The levels of the list that such an item counts. */
  levels?: readonly Level[];
  /** The amounts that an item of this kind adds to counters. */
  countedIn: (item: Item & Key) => readonly Counted[];
};

export const kindOf = <Id, Schema extends z.ZodType>(entity: Entity<Id, Schema>): Kind => ({
  ...entity,
  whose: ownersOf(entity.whose),
  key: entity.key(entity.anyId),
  counterOf: () => entity.counter,
  countedIn: (item) => entity.countedIn?.(entity.schema.parse(upgradeItem(entity, item))) ?? [],
});

const partsOf = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The counters of a list of one person are that person's; those of the organisation are nobody's. */
const whoseCounter = ({ name, whose }: CountedList): Owners => {
  const parts = new Set(partsOf(name));
  const inName = Object.entries(ownersOf(whose)).map(
    ([person, names]) => [person, names.filter((one) => parts.has(one))] as const,
  );
  return Object.fromEntries(inName.filter(([, names]) => names.length > 0));
};

const numbers = z.looseObject({});
const uncounted = () => [];
const noCounter = () => undefined;

/** The items of a list: its entries and their counters. */
export const kindsOfList = (list: CountedList): Kind[] => [
  ...partitionsOf(list).map((partition) => ({
    name: list.entry.name,
    key: entryKey(list, list.sort, partition),
    whose: ownersOf(list.whose),
    schema: list.entry.schema,
    counterOf: noCounter,
    countedIn: (item: Key) => countedOf(list, partition, item),
  })),
  {
    name: 'Counter of a list',
    key: { pk: countPartition(list, '{prefix}'), sk: '{group}#{shard}' },
    whose: whoseCounter(list),
    schema: numbers,
    counterOf: (key) => (isDividedSo(list, key) ? 'present' : 'former'),
    levels: list.levels,
    countedIn: uncounted,
  },
];

export const formerCounter = (name: string, whose: Owners): Kind => ({
  name: 'Counter of a list, before shards',
  key: { pk: formerCountPartition({ name }), sk: '{shard}#{prefix}' },
  whose,
  schema: numbers,
  counterOf: () => 'former',
  countedIn: uncounted,
});
