import type { audit } from '../../../shared/api/audit.ts';
import { createAuditLog } from '../../data/audit-log.ts';
import { connectTable } from '../../data/open-table.ts';
import { readPatients } from '../../data/questionnaires/patients.ts';
import type { Handlers } from '../../http/handler.ts';
import { createStaffDirectory } from '../../identity/directory.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    auditLog: createAuditLog(table),
    staff: createStaffDirectory(),
    readPatients: (ids: readonly string[]) => readPatients(table, ids),
  };
};
export type AuditDependencies = ReturnType<typeof makeDependencies>;
export type AuditHandlers = Handlers<typeof audit, AuditDependencies>;
