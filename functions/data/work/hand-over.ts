import { type HandOverInput, mostHandedOver } from '../../../shared/api/caseload.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import { type AuditContext, auditReading } from '../audit.ts';
import type { Table } from '../open-table.ts';
import { createAssignmentStore } from '../records/assignments.ts';
import { StoreBusy } from '../store-busy.ts';
import { createCaseloadStore } from './caseloads.ts';

/** The number of records written side by side. */
const together = 5;
const mostCounted = 500;

/**
 * Hands over some patients, or all active ones, of a worker: each in a transaction of its own with its timeline and
 * audit event, at most {@link mostHandedOver} in one request. The same request sent again continues where the one
 * before ended, however it ended: patients who are no longer the worker's are skipped.
 */
export const createHandOver = (table: Table) => {
  const assignments = createAssignmentStore(table);
  const caseloads = createCaseloadStore(table);

  const choose = async ({ from, patientIds }: Pick<HandOverInput, 'from' | 'patientIds'>) => {
    if (patientIds) return { ids: patientIds, after: 0 };
    const all = { active: true, worker: from };
    const [{ places }, { count }] = await Promise.all([
      caseloads.readPlaces(all, { order: 'longest', size: mostHandedOver }),
      caseloads.count(all, mostCounted),
    ]);
    return { ids: places.map(({ patientId }) => patientId), after: Math.max(count - places.length, 0) };
  };

  return async (
    { from, reason, patientIds }: Omit<HandOverInput, 'to'>,
    to: StaffUser | undefined,
    auditContext: AuditContext,
  ): Promise<{ done: number; left: number }> => {
    const { ids, after } = await choose({ from, patientIds });
    const rest = [...new Set(ids)];
    let [done, busy, number] = [0, 0, 0];
    while (rest.length > 0 && done + busy < mostHandedOver) {
      const now = rest.splice(0, Math.min(together, mostHandedOver - done - busy));
      const outcomes = await Promise.all(
        now.map(async (patientId) => {
          number += 1;
          // Each has an audit event of its own, identified by its request.
          const own = { ...auditContext, requestId: `${auditContext.requestId}-${number}` };
          try {
            return await assignments.handOver(patientId, { from, to, reason }, own);
          } catch (error) {
            if (error instanceof StoreBusy) return 'busy';
            throw error;
          }
        }),
      );
      done += outcomes.filter((outcome) => outcome === 'done').length;
      busy += outcomes.filter((outcome) => outcome === 'busy').length;
    }
    if (done > 0) auditContext.written = true;
    else await auditReading(table, auditContext);
    return { done, left: rest.length + busy + after };
  };
};
export type HandOver = ReturnType<typeof createHandOver>;
