import { parseItem, readItem } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import type { Write } from '../write.ts';
import { registerEntity, registerKey, type StoredRegister } from './group-items.ts';

export const readRegister = (table: Table, groupId: string, day: string): Promise<StoredRegister | undefined> =>
  readItem(table, registerEntity, { groupId, day });

/** The registers of some days of a group, by day; a day without one is left out. */
export const readRegisters = async (
  table: Table,
  groupId: string,
  days: readonly string[],
): Promise<Map<string, StoredRegister>> => {
  const items = await readBatch(
    table,
    days.map((day) => registerKey(groupId, day)),
  );
  const registers = items.map((item) => parseItem(registerEntity, item));
  return new Map(registers.map((register) => [register.day, register]));
};

/** The condition that a register is as it was read. */
const asRead = (version: number) => ({
  ConditionExpression: 'version = :read',
  ExpressionAttributeValues: { ':read': version },
});

/** The write that stores a register while it is as it was read. */
export const putRegister = (after: StoredRegister): Write => ({
  Put: {
    Item: { ...registerKey(after.groupId, after.day), ...after },
    ...(after.version === 1 ? { ConditionExpression: 'attribute_not_exists(pk)' } : asRead(after.version - 1)),
  },
});

/** The write that notes, while it is of this version, that a register is on every record now. */
export const settleRegister = ({ groupId, day, version }: StoredRegister): Write => ({
  Update: { Key: registerKey(groupId, day), UpdateExpression: 'REMOVE pending', ...asRead(version) },
});
