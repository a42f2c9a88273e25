import { afterAll } from 'vitest';
import type { Table } from '../../functions/data/open-table.ts';
import { lendTable } from './lend-table.ts';

/** An empty table on an embedded database, for one test file. */
export const startTestTable = async (): Promise<Table> => {
  const { table, stop } = await lendTable();
  afterAll(stop);
  return table;
};
