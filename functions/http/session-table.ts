import { connectTable, type Table } from '../data/open-table.ts';

let table: Table | undefined;

/** The table for what the gate itself keeps: sessions and the audit log. Opened by the first call that needs it. */
export const sessionTable = (): Table => {
  table ??= connectTable();
  return table;
};
