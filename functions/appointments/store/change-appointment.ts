import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { putAppointment, readAppointmentCached, type StoredAppointment } from './appointment-items.ts';
import { type Clash, planDiary, readDiaries } from './diary-days.ts';
import { planReminder } from './reminder-items.ts';

export type NotBooked = { outcome: 'missing' } | { outcome: 'taken'; clash: Clash };
export type Changed = { outcome: 'done' | 'stale'; appointment: StoredAppointment } | NotBooked;

/** Throws for whoever may not change an appointment. Called before anything is written. */
export type Check = (stored: StoredAppointment) => Promise<void>;

/** Writes a changed appointment that is still planned, if it is as it was read. */
export const changeAppointment = async (
  table: Table,
  { appointmentId, version }: Pick<StoredAppointment, 'appointmentId' | 'version'>,
  auditContext: AuditContext,
  plan: (stored: StoredAppointment) => { after: StoredAppointment; writes: readonly Write[] },
  check: Check = async () => {},
): Promise<Changed> => {
  return await contend<Changed>('a diary while an appointment was changed', async () => {
    const stored = await readAppointmentCached(table, appointmentId);
    if (!stored) return { outcome: 'missing' };
    const { patientId } = stored;
    const { after, writes } = plan(stored);
    const changes = [{ before: stored, after }];
    await Promise.all([check(stored), readDiaries(table, changes)]);
    if (stored.version !== version || stored.status !== 'planned') {
      await auditReading(table, auditContext, patientId);
      return { outcome: 'stale', appointment: stored };
    }
    const planned = await planDiary(table, changes);
    if ('clash' in planned) {
      await auditReading(table, auditContext, patientId);
      return { outcome: 'taken', clash: planned.clash };
    }
    const all = [putAppointment(after, stored), ...planned.writes, ...planReminder(after, stored), ...writes];
    const { done } = await commitAudited(table, all, auditContext, patientId);
    return done ? { outcome: 'done', appointment: after } : again;
  });
};
