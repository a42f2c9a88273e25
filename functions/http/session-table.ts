import { connectTable, type Table } from '../data/open-table.ts';

let table: Table | undefined;

/** The table client of the middleware: sessions and the audit log. Created by the first call that needs it. */
export const sessionTable = (): Table => {
  table ??= connectTable();
  return table;
};
