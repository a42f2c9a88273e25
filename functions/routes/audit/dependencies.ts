import { type AuditLog, createAuditLog } from '../../data/audit-log.ts';
import { connectTable } from '../../data/open-table.ts';
import { createStaffDirectory, type StaffDirectory } from '../../identity/directory.ts';

export type AuditDependencies = { auditLog: AuditLog; staff: Pick<StaffDirectory, 'name'> };

export const makeDependencies = (): AuditDependencies => ({
  auditLog: createAuditLog(connectTable()),
  staff: createStaffDirectory(),
});
