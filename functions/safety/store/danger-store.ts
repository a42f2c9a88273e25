import type { StaffUser } from '../../../shared/patients/staff-user.ts';
import type { DangerWord } from '../../../shared/safety/danger-schema.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { noteMet } from '../../patients/store/caseload.ts';
import { changeIdempotently } from '../../patients/store/change-current.ts';
import { recordEntity } from '../../patients/store/record.ts';
import { changeRecord } from '../../patients/store/record-writes.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { type GivenAnswer, isUnanswered, noteTry, type Unanswered } from './call-after.ts';
import { currentDangerOf, markDangerOf, openCallOf } from './danger-state.ts';
import { moveOpenCall } from './open-calls.ts';

/** `none-open`: somebody else was quicker. */
type NotRecorded = 'none-open' | Unanswered;
/** `stale`: it has changed since it was read. */
type NotMarked = 'stale' | 'call-open';

/** Who says something of the danger, and since when it stood as they read it. */
type Mark = { since: string | undefined; caller: Promise<StaffUser> };

/** The promised call to a person in danger, and whether the danger stands. */
export const createDangerStore = (table: Table) => {
  // The record is read in one request with the session; the plan then takes what was read here.
  const readFirst = (patientId: string) => readItem(table, recordEntity, patientId);

  return {
    /** Records what was said of the open call of a record. */
    async recordCall(
      patientId: string,
      answer: GivenAnswer,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<'done' | 'missing' | NotRecorded> {
      const { at } = auditContext;
      const sent = { call: 'recordCall', idempotencyKey, content: answer };
      await readFirst(patientId);
      return await changeIdempotently<NotRecorded>(table, patientId, sent, auditContext, (stored) => {
        if (!openCallOf(stored)) return 'none-open';
        const call = noteTry(stored, answer);
        if (isUnanswered(call)) return call;
        const { dangerCall } = call;
        return [
          changeRecord(stored, { dangerCall, changedAt: at }),
          ...moveOpenCall(stored, { ...stored, dangerCall }),
          ...(answer.outcome === 'reached' ? [noteMet(patientId)] : []),
          ...call.events.map((event) => addToTimeline(patientId, auditContext, event)),
        ];
      });
    },

    /**
     * Lifts the danger of a record, or raises it, if it is as it was read. It is lifted once the call is settled.
     * `caller` may still be looked up while the record is read.
     */
    async mark(
      patientId: string,
      { since, caller, ...mark }: Pick<DangerWord, 'kind' | 'reason'> & Mark,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<'done' | 'missing' | NotMarked> {
      const { at } = auditContext;
      const { kind, reason } = mark;
      const sent = { call: 'markDanger', idempotencyKey, content: { ...mark, since } };
      // Awaited by the plan; where there is no record to plan for, its failure is nobody's.
      caller.catch(() => {});
      await readFirst(patientId);
      return await changeIdempotently<NotMarked>(table, patientId, sent, auditContext, async (stored) => {
        if (currentDangerOf(stored)?.since !== since) return 'stale';
        if (kind === 'lifted' && openCallOf(stored)) return 'call-open';
        const danger = markDangerOf(stored, { kind, at, by: await caller, reason });
        return [
          changeRecord(stored, { danger, changedAt: at }),
          addToTimeline(patientId, auditContext, { kind: 'danger', stands: kind === 'raised', reason }),
        ];
      });
    },
  };
};
