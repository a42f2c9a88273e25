import type { HandedPlanned } from '../../../../shared/appointments/planned.ts';
import { nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { AppointmentsPlanned } from '../../../kernel/store/appointments-planned.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import { readPatients } from '../../../patients/store/patients.ts';
import { numberRequests } from './cancel-planned.ts';
import { handPlans, plansAbout, readWorkersPlans } from './hand-planned.ts';

/** One patient goes from a worker to another, or to nobody; `choice` is what becomes of what is planned. */
type Going = {
  patientId: string;
  /** The id of an account, or `nobody`. */
  from: string;
  to: StaffUser | undefined;
  reason: string;
  choice: HandedPlanned | undefined;
};

/**
 * What is planned with the worker of one patient, who goes to another worker by a call of its own. Whoever calls tells the person
 * where no text can and nobody takes over.
 */
export const createHandingOne = (table: Table, findOwner: (username: string) => Promise<StaffUser>) => {
  const readPlans = async (patientId: string, from: string, at: string) =>
    plansAbout(await readWorkersPlans(table, from, at), new Set([patientId]));

  return {
    /** The worker of a patient by the id of their account, or `nobody`. */
    workerOf: async (patientId: string): Promise<string> =>
      (await readPatients(table, [patientId])).get(patientId)?.user?.id ?? nobody,

    /** @throws {AppointmentsPlanned} where sessions are planned with the worker, and nobody has said what becomes of them. */
    async requireChoice(
      { patientId, from, to, choice }: Pick<Going, 'patientId' | 'from' | 'to' | 'choice'>,
      at: string,
    ): Promise<void> {
      if (choice || from === nobody || from === to?.id) return;
      const { sessions } = await readPlans(patientId, from, at);
      if (sessions.length > 0) throw new AppointmentsPlanned(sessions);
    },

    /** Does what was chosen. Sent again after an interruption, it goes on with what is still the old worker's. */
    async hand({ patientId, from, to, reason, choice }: Going, auditContext: AuditContext): Promise<void> {
      if (!choice || from === nobody || from === to?.id) return;
      const plans = await readPlans(patientId, from, auditContext.at);
      if (plans.sessions.length + plans.tasks.length === 0) return;
      const owner = to ?? (await findOwner(auditContext.username));
      await handPlans(table, plans, { choice, to, reason, owner }, numberRequests(auditContext));
    },
  };
};
