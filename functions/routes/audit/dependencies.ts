import { type AuditLog, createAuditLog } from '../../data/audit-log.ts';
import { connectTable } from '../../data/open-table.ts';
import { type Patient, readPatients } from '../../data/questionnaires/patients.ts';
import { createStaffDirectory, type StaffDirectory } from '../../identity/directory.ts';

export type AuditDependencies = {
  auditLog: AuditLog;
  staff: Pick<StaffDirectory, 'name'>;
  readPatients: (ids: readonly string[]) => Promise<Map<string, Patient>>;
};

export const makeDependencies = (): AuditDependencies => {
  const table = connectTable();
  return {
    auditLog: createAuditLog(table),
    staff: createStaffDirectory(),
    readPatients: (ids) => readPatients(table, ids),
  };
};
