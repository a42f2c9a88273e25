import type { auditCalls } from '../../shared/audit/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { createStaffDirectory } from '../kernel/identity/directory.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { readPatients } from '../patients/store/patients.ts';
import { createAuditLog } from './store/audit-log.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    auditLog: createAuditLog(table),
    staff: createStaffDirectory(),
    readPatients: (ids: readonly string[]) => readPatients(table, ids),
  };
};
export type AuditDependencies = ReturnType<typeof makeDependencies>;
export type AuditHandlers = Handlers<typeof auditCalls, AuditDependencies>;
