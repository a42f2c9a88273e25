import type { Alert, EscalationTarget } from '../../../shared/alerts/alert.ts';
import { dueEscalation, escalateAfterMinutes, oldestEscalatedMs } from '../../../shared/alerts/escalation.ts';
import { minuteMs } from '../../../shared/kernel/session-policy.ts';
import { listPartition } from '../../kernel/store/counted-list.ts';
import { parseOr } from '../../kernel/store/entity.ts';
import { patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import { commit } from '../../kernel/store/write.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { type Escalation, openAlertList, openEntries, openEntry } from './alert-lists.ts';

export type DueAlert = Pick<Alert, 'alertId' | 'patientId' | 'raisedAt'> & {
  to: EscalationTarget;
  last: Escalation | undefined;
};
export type ClaimedAlert = DueAlert & { claimed: Escalation };

// More than are raised in a day; the rest follow in the next run.
const mostInRun = 200;

/** An answered alert has no entry any more. */
const updateEntry = (open: DueAlert, from: Escalation | undefined, to: Escalation) =>
  patch(
    openEntries,
    open,
    { set: { escalation: to } },
    { exists: true, ...(from ? { equals: { escalation: from } } : { absent: ['escalation'] }) },
  );

/** Texts about open alerts: one run claims each, sends it, and records it as sent. */
export const createEscalationStore = (table: Table) => ({
  /** Open alerts about which somebody must be texted, the oldest first: one query of at most a day's alerts. */
  async listDue(now: number): Promise<DueAlert[]> {
    const before = (ms: number) => new Date(now - ms).toISOString();
    const items = await readPartition(table, listPartition(openAlertList), {
      from: before(oldestEscalatedMs),
      to: `${before(escalateAfterMinutes * minuteMs)}~`,
      limit: mostInRun,
    });
    return items.flatMap((item) => {
      const open = parseOr(openEntry, item, () => undefined);
      const to = open && dueEscalation(open.raisedAt, open.escalation, now);
      if (!open || !to) return [];
      const { alertId, patientId, raisedAt } = open;
      return [{ alertId, patientId, raisedAt, to, last: open.escalation }];
    });
  },

  /** Claims the sending of a text; undefined when another run has claimed it, or the alert has been answered. */
  async claim(due: DueAlert, now: number): Promise<ClaimedAlert | undefined> {
    const claimed = { to: due.to, claimedAt: new Date(now).toISOString() };
    const { done } = await commit(table, [updateEntry(due, due.last, claimed)]);
    return done ? { ...due, claimed } : undefined;
  },

  /** Records that the text was sent, on the timeline too; an alert that was answered meanwhile needs neither. */
  async markSent(claimed: ClaimedAlert, now: number): Promise<void> {
    const at = new Date(now).toISOString();
    await commit(table, [
      updateEntry(claimed, claimed.claimed, { ...claimed.claimed, sentAt: at }),
      addToTimeline(claimed.patientId, { at }, { kind: 'alert-escalated', to: claimed.to }),
    ]);
  },
});
