import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ExclusionInput } from '../../../shared/privacy/record-limits.ts';
import { mostExcluded, noLimits, type StoredLimits } from '../../../shared/privacy/record-limits.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { changeCurrent } from '../../patients/store/change-current.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import { changeRecord } from '../../patients/store/record-writes.ts';
import { openCallOf, ringerOf } from '../../safety/store/danger-state.ts';

export type LimitsOutcome = 'done' | 'is-worker' | 'is-ringer' | 'full' | 'stale' | 'missing';
type Changed = { outcome: LimitsOutcome; limits: StoredLimits };

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Who is excluded from a record, and to whom it is restricted. */
export const createRecordLimitsStore = (table: Table) => {
  /** Applies a change to the limits as they are now. A plan that returns an outcome alone writes nothing. */
  const change = async (
    patientId: string,
    auditContext: AuditContext,
    plan: (
      limits: StoredLimits,
      stored: StoredRecord,
    ) => Omit<StoredLimits, 'version'> | Exclude<LimitsOutcome, 'missing'>,
  ): Promise<Changed> => {
    const changed = await changeCurrent<Changed>(table, patientId, auditContext, async (stored) => {
      const before = stored.limits ?? noLimits;
      const planned = plan(before, stored);
      if (typeof planned === 'string') return { writes: [], outcome: { outcome: planned, limits: before } };
      const limits = { ...planned, version: before.version + 1 };
      return { writes: [changeRecord(stored, { limits })], outcome: { outcome: 'done', limits } };
    });
    return changed ?? { outcome: 'missing', limits: noLimits };
  };

  return {
    /** Closes the record to somebody. Whoever is the patient's worker, or is to ring them, is not: somebody else is first. */
    exclude: (
      patientId: string,
      user: StaffUser,
      { why, words }: Omit<ExclusionInput, 'userId'>,
      auditContext: AuditContext,
    ) =>
      change(patientId, auditContext, ({ version: _, ...limits }, stored) => {
        if (stored.user?.id === user.id) return 'is-worker';
        const call = openCallOf(stored);
        if (call && ringerOf(stored, call)?.id === user.id) return 'is-ringer';
        const others = limits.excluded.filter(({ id }) => id !== user.id);
        if (others.length >= mostExcluded) return 'full';
        const { at, username: by } = auditContext;
        return {
          ...limits,
          excluded: [...others, { id: user.id, why, ...(words !== undefined && { words }), by, at }],
        };
      }),

    /** Opens the record to them again. */
    admit: (patientId: string, userId: string, auditContext: AuditContext) =>
      change(patientId, auditContext, ({ version: _, ...limits }) =>
        limits.excluded.some(({ id }) => id === userId)
          ? { ...limits, excluded: limits.excluded.filter(({ id }) => id !== userId) }
          : 'done',
      ),

    /** Restricts it to some people, or to nobody in particular any more. */
    restrict: (
      patientId: string,
      { userIds, why, version: read }: { userIds: readonly string[]; why: string; version: number },
      auditContext: AuditContext,
    ) =>
      change(patientId, auditContext, ({ excluded, restrictedTo, version }) => {
        const ids = [...new Set(userIds)];
        // Sent again, it finds itself.
        if (version !== read) return isSame(restrictedTo?.ids ?? [], ids) ? 'done' : 'stale';
        const { at, username: by } = auditContext;
        return { excluded, ...(ids.length > 0 && { restrictedTo: { ids, why, by, at } }) };
      }),
  };
};
