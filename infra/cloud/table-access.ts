import { countPartition, listPartition } from '../../functions/kernel/store/counted-list.ts';

/** `GetItem` reads by key: one item, some in a batch, or some at one moment. */
type TableAction = 'ConditionCheckItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem';

/** The partitions of the table that each action may touch, in the form of IAM: `*` matches everything from there on. */
export type TableAccess = { readonly [Action in TableAction]?: readonly string[] };

/**
 * The access of a function to the table, in parts: no transaction writes to more than one of them. A function with two
 * kinds of writes that never share a transaction has two parts, so that permission to delete in one is none in the
 * other.
 */
export type TableParts = readonly TableAccess[];

/** The uses of a list, and the actions of each on its entries and its counters. */
const listUses = {
  read: { entries: ['Query'], counters: ['Query'] },
  readEntries: { entries: ['Query'], counters: [] },
  /** Also replaces an existing entry. */
  add: { entries: ['PutItem'], counters: ['UpdateItem'] },
  remove: { entries: ['DeleteItem'], counters: ['UpdateItem'] },
  /** Changes some fields of an existing entry. */
  mark: { entries: ['UpdateItem'], counters: [] },
  /** Reads an entry, or some, by their keys. */
  find: { entries: ['GetItem'], counters: [] },
} as const satisfies Record<string, Record<'entries' | 'counters', readonly TableAction[]>>;

type ListUse = keyof typeof listUses;
type Rows = {
  readonly [list: `LIST#${string}`]: readonly ListUse[];
  readonly [partition: string]: readonly (ListUse | TableAction)[];
};

const rowsOfList = (name: string, uses: readonly ListUse[]) =>
  uses.flatMap((use): [string, readonly TableAction[]][] => [
    [listPartition({ name }), listUses[use].entries],
    [countPartition({ name }).replace(/\*.*$/, '*'), listUses[use].counters],
  ]);

const listStart = listPartition({ name: '' });

/** Names rows that are alike: how their partitions are called, and their usual actions. */
const rowsNamed =
  <Partition extends string, Action>(partitionOf: (name: string) => Partition, usual: readonly Action[]) =>
  (names: readonly string[], actions = usual) =>
    Object.fromEntries(names.map((name) => [partitionOf(name), actions])) as { [One in Partition]: readonly Action[] };

const counting: readonly TableAction[] = ['GetItem', 'PutItem'];
/** Limits of one account, address or network, each to be counted in. */
export const limits = rowsNamed((name) => `LIMIT#${name}#*` as const, counting);
/** Limits of a day for everybody together. */
export const limitsOfDay = rowsNamed((name) => `LIMIT#day#${name}` as const, ['UpdateItem'] as const);
/** Calls with an idempotency key: what each stored is found when it is sent again. */
export const idempotent = rowsNamed((call) => `ONCE#${call}#*` as const, counting);
/** Counted lists, to which entries are added unless it says otherwise. */
export const lists = rowsNamed<`LIST#${string}`, ListUse>((name) => `LIST#${name}`, ['add']);

/** Allows actions by partition, and uses of counted lists by the partition of their entries. */
export const access = (partitions: Rows): TableAccess => {
  const rows = Object.entries(partitions).flatMap(([one, actions]) =>
    one.startsWith(listStart)
      ? rowsOfList(one.slice(listStart.length), actions as readonly ListUse[])
      : [[one, actions] as const],
  );
  return allOf(...rows.map(([one, actions]) => Object.fromEntries(actions.map((action) => [action, [one]]))));
};

const startOf = (partition: string): string => partition.replace(/\*$/, '');
const includes = (one: string, other: string): boolean =>
  one === other || (one.endsWith('*') && other.startsWith(startOf(one)));
const overlap = (one: string, other: string): boolean =>
  startOf(one).startsWith(startOf(other)) || startOf(other).startsWith(startOf(one));

/** The partitions without those that another of them includes. */
const widestOf = (partitions: Iterable<string>): string[] => {
  const all = [...new Set(partitions)];
  return all.filter((one) => !all.some((other) => other !== one && includes(other, one)));
};

/** The union of some permissions. */
export const allOf = (...some: TableAccess[]): TableAccess => {
  const all = new Map<TableAction, string[]>();
  for (const [action, partitions] of some.flatMap((one) => Object.entries(one) as [TableAction, string[]][])) {
    all.set(action, widestOf([...(all.get(action) ?? []), ...partitions]));
  }
  return Object.fromEntries(all);
};

const writeActions = new Set<string>(['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem']);

export type Statement = { actions: readonly string[]; partitions: readonly string[] };

/** The IAM actions of reading by key: reading a batch is an action of its own. */
const readActions: { readonly [action: string]: readonly string[] } = { GetItem: ['BatchGetItem', 'GetItem'] };

const isWrite = ([action]: [string, readonly string[]]): boolean => writeActions.has(action);

/** One statement for the writes of any transaction: each of its actions, in the partitions of all of them. */
const statementOfWrites = (part: TableAccess): Statement[] => {
  const writes = Object.entries(part).filter(isWrite);
  const partitions = widestOf(writes.flatMap(([, some]) => some));
  return writes.length === 0 ? [] : [{ actions: writes.map(([action]) => action), partitions }];
};

/** Those of the same actions as one, unless they delete: alone, a write is allowed as much as before. */
const joinAlike = (statements: readonly Statement[]): Statement[] => {
  const kindOfStatement = ({ actions }: Statement, at: number) =>
    actions.includes('DeleteItem') ? `deletes ${at}` : actions.toSorted().join(' ');
  const alike = Map.groupBy(statements, kindOfStatement);
  return [...alike.values()].map((some) => ({
    actions: some[0]?.actions ?? [],
    partitions: widestOf(some.flatMap(({ partitions }) => partitions)),
  }));
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
    ...joinAlike(parts.flatMap(statementOfWrites)),
  ];
};

/** All partitions of the kind of this one, like every counter, unless one of them is named. */
const kindOf = (partition: string, named: readonly string[]): string => {
  const kind = partition.replace(/#.*$/, '#*');
  return named.some((other) => overlap(kind, other)) ? partition : kind;
};

/**
 * The excess of those statements: changes and deletions that no part names, like deleting a record because the
 * transaction that writes to it deletes from a list. They are denied where all judged partitions are of that kind, so
 * that the transaction passes under either reading, and the same write alone does not. `always` is denied whatever the
 * parts say. A kind of partitions of which none is named is denied as a whole: IAM limits the length of a policy.
 */
export const denialsOf = (parts: TableParts, always: string): Statement[] =>
  (['DeleteItem', 'UpdateItem'] as const).map((action) => {
    const named = parts.flatMap((part) => part[action] ?? []);
    const lent = statementsOf(parts).flatMap(({ actions, partitions }) => (actions.includes(action) ? partitions : []));
    const unnamed = lent.filter((partition) => !named.some((other) => overlap(partition, other)));
    return { actions: [action], partitions: widestOf([always, ...unnamed.map((one) => kindOf(one, named))]) };
  });
