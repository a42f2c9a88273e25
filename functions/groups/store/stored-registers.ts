import { parseItem, readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readBatch } from '../../kernel/store/read-batch.ts';
import { registerEntity, type StoredRegister } from './group-items.ts';

export const readRegister = (table: Table, groupId: string, day: string): Promise<StoredRegister | undefined> =>
  readItem(table, registerEntity, { groupId, day });

/** The registers of some days of a group, by day; a day without one is left out. */
export const readRegisters = async (table: Table, groupId: string, days: readonly string[]) => {
  const items = await readBatch(
    table,
    days.map((day) => registerEntity.key({ groupId, day })),
  );
  const registers = items.map((item) => parseItem(registerEntity, item));
  return new Map(registers.map((register) => [register.day, register]));
};
