import type { StaffDirectory } from '../identity/directory.ts';
import { lazyClient } from '../lib/lazy-client.ts';
import { connectTable, type Table } from '../store/open-table.ts';

/**
 * What the calls of an area of staff are given, made by the first of them: what the area makes of the table, the table itself and
 * the colleagues. The client of the user pool is loaded by the first call that asks for a colleague.
 */
export const withStaff =
  <Made extends object>(make: (table: Table, staff: StaffDirectory) => Made) =>
  (table = connectTable()) => {
    const staff = lazyClient(async () => (await import('../identity/directory.ts')).createStaffDirectory());
    return { ...make(table, staff), table, staff };
  };
