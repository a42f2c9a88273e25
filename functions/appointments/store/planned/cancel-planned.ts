import type { PlannedAtEnd } from '../../../../shared/appointments/planned.ts';
import { episodeEnded } from '../../../../shared/episodes/closing.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { AppointmentsPlanned } from '../../../kernel/store/appointments-planned.ts';
import type { AuditContext } from '../../../kernel/store/audit.ts';
import { again, contend } from '../../../kernel/store/back-off.ts';
import { readItemCached } from '../../../kernel/store/entity.ts';
import type { Table } from '../../../kernel/store/open-table.ts';
import type { Write } from '../../../kernel/store/write.ts';
import { readPatients } from '../../../patients/store/patients.ts';
import { endTasksAbout } from '../../../tasks/store/end-tasks.ts';
import type { StoredAppointment } from '../appointment-items.ts';
import { changeAppointment, planCancelling } from '../appointments.ts';
import type { Clash } from '../diary-days.ts';
import { reachableEntity } from '../text-state.ts';
import { planCancellationNotice } from './cancellation-notices.ts';

/**
 * Contexts for the transactions of one request: each has an audit event of its own, identified by its request.
 */
export const numberRequests = (auditContext: AuditContext): (() => AuditContext) => {
  let number = 0;
  return () => {
    number += 1;
    return { ...auditContext, requestId: `${auditContext.requestId}-planned-${number}` };
  };
};

/**
 * Changes a planned appointment as it is by now, whoever has moved it meanwhile; undefined once it is planned no more.
 */
export const changeIfPlanned = async (
  table: Table,
  first: StoredAppointment,
  next: () => AuditContext,
  plan: (stored: StoredAppointment, own: AuditContext) => { after: StoredAppointment; writes: readonly Write[] },
): Promise<{ outcome: 'done' } | { outcome: 'taken'; clash: Clash } | undefined> => {
  let one = first;
  return await contend('a session while it was handed over or cancelled', async () => {
    const own = next();
    const changed = await changeAppointment(table, one, own, (stored) => plan(stored, own));
    if (changed.outcome === 'missing') return undefined;
    if (changed.outcome === 'taken') return changed;
    if (changed.outcome === 'done') return { outcome: 'done' };
    if (changed.appointment.status !== 'planned') return undefined;
    one = changed.appointment;
    return again;
  });
};

type Cancelling = {
  /** Whether the person is told. */
  isInformed: boolean;
  reason: string;
  /** Who tells the person where no text can. */
  owner: StaffUser;
  /** It is cancelled as the episode ends. */
  ending?: true;
};

/**
 * Cancels planned appointments of one person, the earliest first: each in a transaction of its own with its timeline and
 * audit event. The first one tells the person of all.
 */
export const cancelPlanned = async (
  table: Table,
  sessions: readonly StoredAppointment[],
  { isInformed, reason, owner, ending }: Cancelling,
  next: () => AuditContext,
): Promise<void> => {
  const [first] = sessions;
  const person = first && isInformed ? await readItemCached(table, reachableEntity, first.patientId) : undefined;
  let isToInform = person !== undefined;
  for (const appointment of sessions) {
    const changed = await changeIfPlanned(table, appointment, next, (stored, own) => {
      const { after, writes } = planCancelling(stored, { by: 'service', reason, ...(ending && { ending }) }, own);
      const cancellationNotice =
        person && isToInform ? planCancellationNotice(after, { person, times: sessions.length, owner }, own) : [];
      return { after, writes: [...writes, ...cancellationNotice] };
    });
    if (changed) isToInform = false;
  }
};

/**
 * Ends an episode by `end`, which refuses to while appointments are planned: these are cancelled then, and it is tried again.
 * So nothing is cancelled where the end is refused for another reason. Open tasks end after it, where that was chosen. Sent again after an interruption, it goes on. Whoever
 * ends it tells the person where no text can.
 *
 * @throws {AppointmentsPlanned} where nobody has said what becomes of them.
 */
export const createEnding =
  (table: Table, findOwner: (username: string) => Promise<StaffUser>) =>
  async <Done extends string | { outcome: string }>(
    { patientId, sessions, tasks }: PlannedAtEnd & { patientId: string },
    auditContext: AuditContext,
    end: () => Promise<Done>,
  ): Promise<Done> => {
    const next = numberRequests(auditContext);
    const ended = await contend<Done>('what is planned while an episode was ended', async () => {
      try {
        return await end();
      } catch (error) {
        if (!(error instanceof AppointmentsPlanned) || sessions === undefined || error.tasks > 0) throw error;
        const owner = await findOwner(auditContext.username);
        const cancelling = { isInformed: sessions === 'tell', reason: episodeEnded, owner, ending: true } as const;
        await cancelPlanned(table, error.appointments, cancelling, next);
        return again;
      }
    });
    if (tasks === 'end' && (typeof ended === 'string' ? ended : ended.outcome) === 'done') {
      const isActive = (await readPatients(table, [patientId])).get(patientId)?.active ?? true;
      if (!isActive) await endTasksAbout(table, patientId, episodeEnded, next);
    }
    return ended;
  };
