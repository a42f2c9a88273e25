import { type HandedAnswer, tasksGoAlong } from '../../../shared/appointments/planned.ts';
import { type HandOverInput, mostHandedOver, nobody } from '../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { numberRequests } from '../../appointments/store/planned/cancel-planned.ts';
import {
  findOverlaps,
  type Handed,
  handPlans,
  nothingHanded,
  type Overlapping,
  plansAbout,
  readWorkersPlans,
} from '../../appointments/store/planned/hand-planned.ts';
import { AppointmentsPlanned } from '../../kernel/store/appointments-planned.ts';
import { type AuditContext, auditReading } from '../../kernel/store/audit.ts';
import { StoreBusy } from '../../kernel/store/back-off.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { requireMayWork } from '../../kernel/store/worker-excluded.ts';
import { createAssignmentStore } from './assignments.ts';
import { createCaseloadStore } from './caseloads.ts';
import { readPatients } from './patients.ts';

const together = 5;
const mostCounted = 500;
/** The limit on sessions and tasks changed by one request: after it the same request is sent again. */
const mostChanged = 100;

const add = (one: Handed, other: Handed): Handed => ({
  moved: one.moved + other.moved,
  cancelled: one.cancelled + other.cancelled,
  stayed: one.stayed + other.stayed,
  tasks: one.tasks + other.tasks,
  overlaps: [...one.overlaps, ...other.overlaps],
});

/** The new worker, if any, and who tells people of cancelled sessions where no text can. */
type Takers = { to: StaffUser | undefined; owner: StaffUser };

/**
 * Hands over some patients, or all active ones, of a worker, with what is planned for them: each in a transaction of its own
 * with its timeline and audit event, at most {@link mostHandedOver} in one request. The same request sent again continues
 * where the one before ended, however it ended: patients who are no longer the worker's are skipped, and a patient goes once
 * their sessions and tasks have.
 */
export const createHandOver = (table: Table) => {
  const assignments = createAssignmentStore(table);
  const caseloads = createCaseloadStore(table);

  const choose = async ({ from, patientIds }: Pick<HandOverInput, 'from' | 'patientIds'>, size = mostHandedOver) => {
    if (patientIds) return { ids: [...new Set(patientIds)], after: 0 };
    const all = { active: true, worker: from };
    const [{ places }, { count }] = await Promise.all([
      caseloads.readPlaces(all, { order: 'longest', size }),
      caseloads.count(all, mostCounted),
    ]);
    return { ids: places.map(({ patientId }) => patientId), after: Math.max(count - places.length, 0) };
  };

  const readPlans = async (from: string, ids: readonly string[], at: string) => {
    if (from === nobody) return { sessions: [], tasks: [] };
    const [plans, patients] = await Promise.all([readWorkersPlans(table, from, at), readPatients(table, ids)]);
    return plansAbout(plans, new Set(ids.filter((id) => patients.get(id)?.user?.id === from)));
  };

  return {
    /** What is planned with the worker, before anything is handed over, and where the new worker is not free. */
    async ask(
      { from, to, patientIds }: Pick<HandOverInput, 'from' | 'to' | 'patientIds'>,
      auditContext: AuditContext,
    ): Promise<Omit<HandedAnswer, 'overlaps'> & { overlaps: Overlapping[] }> {
      const { at } = auditContext;
      const { ids, after } = await choose({ from, patientIds }, mostCounted);
      const { sessions, tasks } = await readPlans(from, ids, at);
      const [overlaps] = await Promise.all([
        to === nobody ? [] : findOverlaps(table, sessions, to, at),
        auditReading(table, auditContext),
      ]);
      return { sessions: sessions.length, tasks: tasks.length, overlaps, more: after > 0 };
    },

    /**
     * @throws {AppointmentsPlanned} where sessions are planned with the worker, and nobody has said what becomes of them.
     * @throws {WorkerExcluded} where the record of one of them is closed to the new worker: nobody is handed over then.
     */
    async hand(
      { from, reason, patientIds, planned: choice }: Omit<HandOverInput, 'to'>,
      { to, owner }: Takers,
      auditContext: AuditContext,
    ): Promise<{ done: number; left: number; handed: Handed }> {
      const { ids, after } = await choose({ from, patientIds });
      const [plans, patients] = await Promise.all([readPlans(from, ids, auditContext.at), readPatients(table, ids)]);
      for (const patient of patients.values()) requireMayWork(to, patient.limits, patient);
      if (!choice && plans.sessions.length > 0) throw new AppointmentsPlanned(plans.sessions);
      const next = numberRequests(auditContext);
      const rest = [...new Set(ids)];
      let [done, busy, number] = [0, 0, 0];
      let handed = nothingHanded();
      const changed = () => handed.moved + handed.cancelled + handed.tasks;
      while (rest.length > 0 && done + busy < mostHandedOver && changed() < mostChanged) {
        const now = rest.splice(0, Math.min(together, mostHandedOver - done - busy));
        // One after another: they book the same days of one diary.
        for (const patientId of now) {
          const own = plansAbout(plans, new Set([patientId]));
          const handing = { choice: choice ?? tasksGoAlong, to, reason, owner };
          handed = add(handed, await handPlans(table, own, handing, next));
        }
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
      return { done, left: rest.length + busy + after, handed };
    },
  };
};
