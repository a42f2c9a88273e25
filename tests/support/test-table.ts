import { afterAll } from 'vitest';
import type { Table } from '../../functions/kernel/store/open-table.ts';
import { createTestTable } from './lend-table.ts';

/** An empty table on an embedded database, for one test file. */
export const startTestTable = async (): Promise<Table> => {
  const { table, stop } = await createTestTable();
  afterAll(stop);
  return table;
};
