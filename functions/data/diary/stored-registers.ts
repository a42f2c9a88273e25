import { type Item, parseItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import type { Key } from '../table.ts';
import type { Write } from '../write.ts';
import { formerRegisterKey, registerEntity, registerKey, type StoredRegister } from './group-items.ts';

/** The places of a register: that of its group, and that of its month, where registers from before are until they are saved. */
export const placesOfRegister = (groupId: string, day: string): Key[] => [
  registerKey(groupId, day),
  formerRegisterKey(groupId, day),
];

/** The register of a day among some items; `isFormer` where it is still in the partition of its month. */
export const findRegister = (
  items: readonly Item[],
  groupId: string,
  day: string,
): { register: StoredRegister | undefined; isFormer: boolean } => {
  const [present, former] = placesOfRegister(groupId, day).map((key) =>
    items.find(({ pk, sk }) => pk === key.pk && sk === key.sk),
  );
  const item = present ?? former;
  return { register: item && parseItem(registerEntity, item), isFormer: !present && former !== undefined };
};

/** The registers of some days of a group, by day; a day without one is left out. */
export const readRegisters = async (
  table: Table,
  groupId: string,
  days: readonly string[],
): Promise<Map<string, StoredRegister>> => {
  const items = await readBatch(
    table,
    days.flatMap((day) => placesOfRegister(groupId, day)),
  );
  return new Map(
    days.flatMap((day) => {
      const { register } = findRegister(items, groupId, day);
      return register ? [[day, register] as const] : [];
    }),
  );
};

/** The condition that a register is as it was read. */
const asRead = (version: number) => ({
  ConditionExpression: 'version = :read',
  ExpressionAttributeValues: { ':read': version },
});

/** The writes that store a register while it is as it was read, in the partition of its group. */
export const putRegister = (after: StoredRegister, { isFormer }: { isFormer: boolean }): Write[] => {
  const { groupId, day, version } = after;
  const isNew = version === 1 || isFormer;
  return [
    {
      Put: {
        Item: { ...registerKey(groupId, day), ...after },
        ...(isNew ? { ConditionExpression: 'attribute_not_exists(pk)' } : asRead(version - 1)),
      },
    },
    ...(isFormer ? [{ Delete: { Key: formerRegisterKey(groupId, day), ...asRead(version - 1) } }] : []),
  ];
};

/** The write that notes, while it is of this version, that a register is on every record now. */
export const settleRegister = (
  { groupId, day, version }: StoredRegister,
  { isFormer }: { isFormer: boolean },
): Write => ({
  Update: {
    Key: (isFormer ? formerRegisterKey : registerKey)(groupId, day),
    UpdateExpression: 'REMOVE pending',
    ...asRead(version),
  },
});
