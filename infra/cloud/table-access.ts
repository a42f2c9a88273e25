import { type CountedList, countPartition, listPartition } from '../../functions/data/counted-list.ts';
import type { Key } from '../../functions/data/table.ts';

/** `GetItem` reads by key: one item, some in a batch, or some at one moment. */
export type TableAction = 'ConditionCheckItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem';

/** The partitions of the table, by the prefix of their key, that each action may touch. */
export type TableAccess = { readonly [Action in TableAction]?: readonly string[] };

/**
 * The access of a function to the table, in parts: no transaction writes to more than one of them. A function with two
 * kinds of writes that never share a transaction has two parts, so that permission to delete in one is none in the
 * other.
 */
export type TableParts = readonly TableAccess[];

/** A partition in the form of IAM: `*` matches everything from the first id on. */
const patternOf = (pk: string): string => pk.replace(/\{.*$/, '*');

/** Allows some actions in the partitions of an entity, or in those of some ids only. */
export const on = <Id>(
  { key, idTemplate }: { key: (id: Id) => Key; idTemplate: Id },
  actions: readonly TableAction[],
  only: Partial<Id> & object = {},
): TableAccess => {
  const id = typeof idTemplate === 'object' ? { ...idTemplate, ...only } : idTemplate;
  return Object.fromEntries(actions.map((action) => [action, [patternOf(key(id).pk)]]));
};

/** The uses of a list, and the actions of each on its entries and its counters. */
const listUses = {
  read: { entries: ['Query'], counters: ['Query'] },
  total: { entries: [], counters: ['Query'] },
  readEntries: { entries: ['Query'], counters: [] },
  add: { entries: ['PutItem'], counters: ['UpdateItem'] },
  remove: { entries: ['DeleteItem'], counters: ['UpdateItem'] },
  /** Replaces an existing entry. */
  change: { entries: ['PutItem'], counters: [] },
  /** Changes some fields of an existing entry. */
  mark: { entries: ['UpdateItem'], counters: [] },
  /** Reads an entry, or some, by their keys. */
  find: { entries: ['GetItem'], counters: [] },
  /** Checks, with a write, that an entry is there or is not. */
  hold: { entries: ['ConditionCheckItem'], counters: [] },
} as const satisfies Record<string, Record<'entries' | 'counters', readonly TableAction[]>>;

/** Allows some uses of a list; of the lists by patient, that of any patient. */
export const onList = (list: CountedList, ...uses: (keyof typeof listUses)[]): TableAccess =>
  allOf(
    ...uses.flatMap((use): TableAccess[] => [
      Object.fromEntries(listUses[use].entries.map((action) => [action, [patternOf(listPartition(list))]])),
      Object.fromEntries(listUses[use].counters.map((action) => [action, [patternOf(countPartition(list))]])),
    ]),
  );

/** The union of some permissions. */
export const allOf = (...some: TableAccess[]): TableAccess => {
  const all = new Map<TableAction, Set<string>>();
  for (const [action, partitions] of some.flatMap((one) => Object.entries(one) as [TableAction, string[]][])) {
    all.set(action, new Set([...(all.get(action) ?? []), ...partitions]));
  }
  return Object.fromEntries([...all].map(([action, partitions]) => [action, [...partitions]]));
};

const writeActions = new Set<string>(['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

export type Statement = { actions: readonly string[]; partitions: readonly string[] };

/** The IAM actions of reading by key: reading a batch is an action of its own. */
const readActions: { readonly [action: string]: readonly string[] } = { GetItem: ['BatchGetItem', 'GetItem'] };

const isWrite = ([action]: [string, readonly string[]]): boolean => writeActions.has(action);

/** One statement for the writes of any transaction: each of its actions, in the partitions of all of them. */
const statementOfWrites = (part: TableAccess): Statement[] => {
  const writes = Object.entries(part).filter(isWrite);
  const partitions = [...new Set(writes.flatMap(([, some]) => some))];
  return writes.length === 0 ? [] : [{ actions: writes.map(([action]) => action), partitions }];
};

/**
 * The parts in the form of IAM. AWS does not document whether each write of a transaction is judged by its own
 * partition, or by those of all writes. So all writes of a part have one statement, with the partitions of all of
 * them: under either reading it allows what the part names. `denialsOf` takes back what it allows in addition.
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
 * The excess of those statements: changes and deletions that no part names, like deleting a record because the
 * transaction that writes to it deletes from a list. They are denied where all judged partitions are of that kind, so
 * that the transaction passes under either reading, and the same write alone does not. `always` is denied whatever the
 * parts say.
 */
export const denialsOf = (parts: TableParts, always: string): Statement[] =>
  (['DeleteItem', 'UpdateItem'] as const).map((action) => {
    const named = parts.flatMap((part) => part[action] ?? []);
    const lent = statementsOf(parts).flatMap(({ actions, partitions }) => (actions.includes(action) ? partitions : []));
    const unnamed = lent.filter((partition) => !named.some((other) => overlap(partition, other)));
    return { actions: [action], partitions: [...new Set([always, ...unnamed])] };
  });
