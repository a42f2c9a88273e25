import { type CountedList, countPartition, listPartition } from '../../functions/data/counted-list.ts';
import type { Key } from '../../functions/data/table.ts';

export type TableAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/** Which partitions of the table, by the start of their key, each action may touch. */
export type TableAccess = { readonly [Action in TableAction]?: readonly string[] };

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
  /** Reads an entry, or some, by their keys. */
  find: { entries: ['GetItem'], counters: [] },
  findMany: { entries: ['BatchGetItem'], counters: [] },
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

/**
 * The rows as IAM is told them. AWS does not say whether each write of a transaction is judged by its own partition, or by
 * those of all of them. So all writes of a function have one statement, with the partitions of all of them: under either
 * reading it lets through what the rows name. What they may not do to the audit log is denied besides.
 */
export const statementsOf = (rows: TableAccess): Statement[] => {
  const all = Object.entries(rows);
  const writes = all.filter(([action]) => writeActions.has(action));
  const reads = all.filter(([action]) => !writeActions.has(action));
  const statements = reads.map(([action, partitions]) => ({ actions: [action], partitions }));
  if (writes.length === 0) return statements;
  const partitions = [...new Set(writes.flatMap(([, some]) => some))];
  return [...statements, { actions: writes.map(([action]) => action), partitions }];
};
