import { openTable, type Table } from '../../data/open-table.ts';

let table: Table | undefined;

/** The table for what the gate itself keeps: sessions and the trail. Opened by the first call that needs it. */
export const gateTable = (): Table => {
  table ??= openTable();
  return table;
};
