import { type CountedList, countPartition, listPartition } from '../../functions/data/counted-list.ts';
import type { Key } from '../../functions/data/table.ts';

/** `GetItem` reads by key: one item, some in a batch, or some at one moment. */
export type TableAction = 'ConditionCheckItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem';

/** Which partitions of the table, by the start of their key, each action may touch. */
export type TableAccess = { readonly [Action in TableAction]?: readonly string[] };

/**
 * What a function does in the table, in parts: no transaction writes to more than one of them. A function that writes this
 * and that, never together, has two, so that what deletes this cannot delete that.
 */
export type TableParts = readonly TableAccess[];

/** A partition as IAM is told it: `*` stands for whatever comes from the first id on. */
const partitionOf = (pk: string): string => pk.replace(/\{.*$/, '*');

/** Lets some actions touch the partitions of an entity, or those of some ids only. */
export const on = <Id>(
  { key, anyId }: { key: (id: Id) => Key; anyId: Id },
  actions: readonly TableAction[],
  only: Partial<Id> & object = {},
): TableAccess => {
  const id = typeof anyId === 'object' ? { ...anyId, ...only } : anyId;
  return Object.fromEntries(actions.map((action) => [action, [partitionOf(key(id).pk)]]));
};

/** What may be done with a list, and what each of these does to its entries and to its counters. */
const listUses = {
  read: { entries: ['Query'], counters: ['Query'] },
  total: { entries: [], counters: ['Query'] },
  readEntries: { entries: ['Query'], counters: [] },
  add: { entries: ['PutItem'], counters: ['UpdateItem'] },
  remove: { entries: ['DeleteItem'], counters: ['UpdateItem'] },
  /** Puts other words in an entry that is there. */
  change: { entries: ['PutItem'], counters: [] },
  /** Changes some of an entry that is there. */
  mark: { entries: ['UpdateItem'], counters: [] },
  /** Adds the shards of its counters up into one. */
  fold: { entries: [], counters: ['DeleteItem', 'Query', 'UpdateItem'] },
  /** Reads an entry, or some, by their keys. */
  find: { entries: ['GetItem'], counters: [] },
} as const satisfies Record<string, Record<'entries' | 'counters', readonly TableAction[]>>;

/** Lets a list be used in some ways; of the lists of patients, that of any patient. */
export const onList = (list: CountedList, ...uses: (keyof typeof listUses)[]): TableAccess =>
  allOf(
    ...uses.flatMap((use): TableAccess[] => [
      Object.fromEntries(listUses[use].entries.map((action) => [action, [partitionOf(listPartition(list))]])),
      Object.fromEntries(listUses[use].counters.map((action) => [action, [partitionOf(countPartition(list, '{}'))]])),
    ]),
  );

/** All of some permissions together. */
export const allOf = (...some: TableAccess[]): TableAccess => {
  const all = new Map<TableAction, Set<string>>();
  for (const [action, partitions] of some.flatMap((one) => Object.entries(one) as [TableAction, string[]][])) {
    all.set(action, new Set([...(all.get(action) ?? []), ...partitions]));
  }
  return Object.fromEntries([...all].map(([action, partitions]) => [action, [...partitions]]));
};

const writeActions = new Set<string>(['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

export type Statement = { actions: readonly string[]; partitions: readonly string[] };

/** What IAM calls the reading by key: a batch is asked for by an action of its own. */
const readActions: { readonly [action: string]: readonly string[] } = { GetItem: ['BatchGetItem', 'GetItem'] };

const isWrite = ([action]: [string, readonly string[]]): boolean => writeActions.has(action);

/** One statement for whatever a transaction may write: each of its actions, in the partitions of all of them. */
const statementOfWrites = (part: TableAccess): Statement[] => {
  const writes = Object.entries(part).filter(isWrite);
  const partitions = [...new Set(writes.flatMap(([, some]) => some))];
  return writes.length === 0 ? [] : [{ actions: writes.map(([action]) => action), partitions }];
};

/**
 * The parts as IAM is told them. AWS does not say whether each write of a transaction is judged by its own partition, or by
 * those of all of them. So all writes of a part have one statement, with the partitions of all of them: under either
 * reading it lets through what the part names. `denialsOf` takes back what it lets through besides.
 */
export const statementsOf = (parts: TableParts): Statement[] => {
  const reads = Object.entries(allOf(...parts)).filter((row) => !isWrite(row));
  return [
    ...reads.map(([action, partitions]) => ({ actions: readActions[action] ?? [action], partitions })),
    ...parts.flatMap(statementOfWrites),
  ];
};

const startOf = (partition: string): string => partition.replace(/\*$/, '');
const overlap = (one: string, other: string): boolean =>
  startOf(one).startsWith(startOf(other)) || startOf(other).startsWith(startOf(one));

/**
 * What those statements would let a function change or delete although no part names it: a record, because the transaction
 * that writes to it deletes from a list. Denied where all partitions that are judged are such, so that the transaction
 * passes under either reading, and the same done alone does not. `always` is denied whatever the parts say.
 */
export const denialsOf = (parts: TableParts, always: string): Statement[] =>
  (['DeleteItem', 'UpdateItem'] as const).map((action) => {
    const named = parts.flatMap((part) => part[action] ?? []);
    const lent = statementsOf(parts).flatMap(({ actions, partitions }) => (actions.includes(action) ? partitions : []));
    const unnamed = lent.filter((partition) => !named.some((other) => overlap(partition, other)));
    return { actions: [action], partitions: [...new Set([always, ...unnamed])] };
  });
