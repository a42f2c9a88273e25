import type { DangerWord } from '../../../shared/api/danger.ts';
import type { StaffUser } from '../../../shared/api/staff-user.ts';
import type { AuditContext } from '../audit.ts';
import { readItem } from '../entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { type GivenAnswer, isUnanswered, noteTry, type Unanswered } from './call-after.ts';
import { noteMet } from './caseload.ts';
import { changeCurrent } from './change-current.ts';
import { markDangerOf } from './danger-changes.ts';
import { currentDangerOf, openCallOf } from './danger-state.ts';
import { moveOpenCall } from './open-calls.ts';
import { recordEntity, type StoredRecord } from './record.ts';
import { changeRecord } from './record-writes.ts';
import { addToTimeline } from './timeline.ts';

/** `none-open`: somebody else was quicker. */
type Recorded = 'done' | 'none-open' | 'missing' | Unanswered;
/** `stale`: it has changed since it was read. */
type Marked = 'done' | 'stale' | 'call-open' | 'missing';

/** Who says something of the danger, and since when it stood as they read it. */
type Mark = { since: string | undefined; caller: Promise<StaffUser> };

/** The promised call to a person in danger, and whether the danger stands. */
export const createDangerStore = (table: Table) => {
  /** Applies a change once, however often it is sent under its key. */
  const changeIdempotently = async <Outcome extends string>(
    patientId: string,
    sent: { call: string; idempotencyKey: string; content: unknown },
    auditContext: AuditContext,
    plan: (stored: StoredRecord) => Promise<Write[] | Outcome> | Write[] | Outcome,
  ): Promise<Outcome | 'done' | 'missing'> => {
    const submission = { ...sent, content: [patientId, sent.content] };
    let attempts = 0;
    // In one request with the session; the plan then takes what was read here.
    await readItem(table, recordEntity, patientId);
    const changed = await changeCurrent<Outcome | 'done'>(table, patientId, auditContext, async (stored) => {
      attempts += 1;
      const planned = await plan(stored);
      const isRefused = typeof planned === 'string';
      // Sent again, it is refused by what it changed itself, or by its key.
      const isAgain = (isRefused || attempts > 1) && (await findEarlierReply(table, submission)) !== undefined;
      if (isAgain) return { writes: [], outcome: 'done' };
      if (isRefused) return { writes: [], outcome: planned };
      const submissionKey = recordIdempotencyKey(submission, { id: patientId, at: auditContext.at });
      return { writes: [submissionKey, ...planned], outcome: 'done' };
    });
    return changed ?? 'missing';
  };

  return {
    /** Records what was said of the open call of a record. */
    recordCall: (
      patientId: string,
      answer: GivenAnswer,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Recorded> => {
      const { at, username: by } = auditContext;
      const sent = { call: 'recordCall', idempotencyKey, content: answer };
      return changeIdempotently<Exclude<Recorded, 'done' | 'missing'>>(patientId, sent, auditContext, (stored) => {
        if (!openCallOf(stored)) return 'none-open';
        const call = noteTry(stored, answer);
        if (isUnanswered(call)) return call;
        const { dangerCall } = call;
        return [
          changeRecord(stored, { dangerCall, changedAt: at }),
          ...moveOpenCall(stored, { ...stored, dangerCall }),
          ...(answer.outcome === 'reached' ? [noteMet(patientId)] : []),
          ...call.events.map((event) => addToTimeline(patientId, { at, by }, event)),
        ];
      });
    },

    /**
     * Lifts the danger of a record, or raises it, if it is as it was read. It is lifted once the call is settled.
     * `caller` may still be looked up while the record is read.
     */
    mark: (
      patientId: string,
      { since, caller, ...mark }: Pick<DangerWord, 'kind' | 'reason'> & Mark,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Marked> => {
      const { at, username: by } = auditContext;
      const { kind, reason } = mark;
      const sent = { call: 'markDanger', idempotencyKey, content: { ...mark, since } };
      // Awaited by the plan; where there is no record to plan for, its failure is nobody's.
      caller.catch(() => {});
      return changeIdempotently<Exclude<Marked, 'done' | 'missing'>>(patientId, sent, auditContext, async (stored) => {
        if (currentDangerOf(stored)?.since !== since) return 'stale';
        if (kind === 'lifted' && openCallOf(stored)) return 'call-open';
        const danger = markDangerOf(stored, { kind, at, by: await caller, reason });
        return [
          changeRecord(stored, { danger, changedAt: at }),
          addToTimeline(patientId, { at, by }, { kind: 'danger', stands: kind === 'raised', reason }),
        ];
      });
    },
  };
};
