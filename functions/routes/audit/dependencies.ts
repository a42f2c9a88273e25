import { openTable } from '../../data/open-table.ts';
import { openTrail, type Trail } from '../../data/trail.ts';
import { openStaffDirectory, type StaffDirectory } from '../../lib/staff-directory.ts';

export type AuditDependencies = { trail: Trail; staff: Pick<StaffDirectory, 'name'> };

export const makeDependencies = (): AuditDependencies => ({
  trail: openTrail(openTable()),
  staff: openStaffDirectory(),
});
