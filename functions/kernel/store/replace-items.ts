import type { PutWrite } from './entity-writes.ts';
import type { Key } from './table.ts';
import type { Write } from './write.ts';

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
const byKey = (writes: readonly PutWrite[]) => new Map(writes.map(({ Put: { Item } }) => [nameOf(Item), Item]));

/** The writes that replace the items of some writes by those of others: what stays the same is not written. */
export const replaceItems = (before: readonly PutWrite[], after: readonly PutWrite[]): Write[] => {
  const [there, wanted] = [byKey(before), byKey(after)];
  return [
    ...[...there].filter(([name]) => !wanted.has(name)).map(([, { pk, sk }]) => ({ Delete: { Key: { pk, sk } } })),
    ...after.filter(({ Put: { Item } }) => JSON.stringify(there.get(nameOf(Item))) !== JSON.stringify(Item)),
  ];
};

/** The writes without deletions of items that others of them put. */
export const withoutDeletingPut = (writes: readonly Write[]): Write[] => {
  const put = new Set(writes.flatMap((write) => ('Put' in write ? [nameOf(write.Put.Item as Key)] : [])));
  return writes.filter((write) => !('Delete' in write && put.has(nameOf(write.Delete.Key as Key))));
};
