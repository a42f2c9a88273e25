import { nobody } from '../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { TimelineEvent } from '../../../shared/patients/timeline.ts';
import { stateAfterAssigning } from '../../../shared/referrals/referral-state.ts';
import { reassignOpenAlerts } from '../../alerts/store/alerts.ts';
import { currentEpisode, replaceEpisode, setState } from '../../episodes/store/episodes.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import {
  answerCall,
  type CallAfter,
  type GivenAnswer,
  isUnanswered,
  passCallOn,
} from '../../safety/store/call-after.ts';
import type { FoundRecord } from './change-current.ts';
import { changeAndPresent, changeCurrent } from './change-current.ts';
import { changeStatus } from './change-status.ts';
import type { StoredRecord } from './record.ts';
import { addToTimeline } from './timeline.ts';

/** The worker whom a patient leaves, by the id of their account or `nobody`, and the new one, if any. */
type HandOver = { from: string; to: StaffUser | undefined; reason?: string };
/** Whoever takes a patient on gives no reason. */
export const makeHandOverEvent = (
  from: StaffUser | undefined,
  to: StaffUser | undefined,
  reason = '',
): TimelineEvent =>
  to && !from && reason === ''
    ? { kind: 'assigned', to }
    : { kind: 'handed-over', ...(from && { from }), ...(to && { to }), reason };

/** The episodes with the referral accepted, where a patient without a worker now gets one. */
const acceptAfterAssigning = (
  { episodes, user: before }: StoredRecord,
  user: StaffUser | undefined,
  auditContext: AuditContext,
) => {
  const current = currentEpisode(episodes);
  const state = stateAfterAssigning(current.state);
  if (before || !user || state === current.state) return episodes;
  return replaceEpisode(episodes, { ...setState(current, { state }, auditContext), version: current.version + 1 });
};

/**
 * The writes that give a patient and their open alerts to a worker, or to nobody, with the timeline event; and the record then.
 * The alerts are read once the record is: one that is raised meanwhile counts as a change of the record.
 */
const giveTo = async (
  table: Table,
  stored: StoredRecord,
  { user, call }: { user: StaffUser | undefined; call: CallAfter },
  auditContext: AuditContext,
  event: TimelineEvent,
): Promise<{ writes: Write[]; after: StoredRecord }> => {
  const why = event.kind === 'handed-over' ? event.reason : undefined;
  const episodes = acceptAfterAssigning(stored, user, auditContext);
  const writes = [
    ...(await changeStatus(table, stored, { active: stored.active, episodes, user, call }, { ...auditContext, why })),
    addToTimeline(stored.patientId, auditContext, event),
    ...(await reassignOpenAlerts(table, stored.patientId, user?.id)),
  ];
  const { dangerCall } = call;
  return { writes, after: { ...stored, episodes, user, dangerCall, changedAt: auditContext.at } };
};

/** The worker of each patient. */
export const createAssignmentStore = (table: Table) => ({
  /**
   * Gives a patient to a worker, who may still be looked up while the record is read; returns the record with them. Without such
   * a worker nothing is written. An open call goes to the worker, unless `answer` says that it was made.
   */
  async assign(
    patientId: string,
    worker: StaffUser | Promise<StaffUser | undefined>,
    auditContext: AuditContext,
    answer?: GivenAnswer,
  ): Promise<FoundRecord | 'no-worker' | 'missing'> {
    // Awaited by the plan; where there is no record to plan for, its failure is nobody's.
    if (worker instanceof Promise) worker.catch(() => {});
    let isKnown = true;
    const found = await changeAndPresent(table, patientId, auditContext, async (stored) => {
      const user = await worker;
      isKnown = user !== undefined;
      if (!user) return undefined;
      if (stored.user?.id === user.id) return { writes: [], after: stored };
      const answered = answer && answerCall(stored, user, answer);
      // Something was said, and there is a worker to ring: it is never unanswered.
      const given = { user, call: answered && !isUnanswered(answered) ? answered : passCallOn(stored, user) };
      return await giveTo(table, stored, given, auditContext, { kind: 'assigned', to: user });
    });
    if (!isKnown) return 'no-worker';
    return found ?? 'missing';
  },

  /** Takes a patient from their worker; returns the record, undefined when there is no such patient. */
  unassign: (patientId: string, reason: string, auditContext: AuditContext): Promise<FoundRecord | undefined> =>
    changeAndPresent(table, patientId, auditContext, async (stored) => {
      // There was no worker: somebody else was quicker, or it was clicked twice.
      if (!stored.user) return { writes: [], after: stored };
      const given = { user: undefined, call: passCallOn(stored, undefined) };
      return await giveTo(table, stored, given, auditContext, { kind: 'handed-over', from: stored.user, reason });
    }),

  /**
   * Hands a patient over from one worker to another, or to nobody. When the patient is not theirs, or no longer, nothing is changed:
   * sending the same again finds it done.
   */
  async handOver(
    patientId: string,
    { from, to, reason }: HandOver,
    auditContext: AuditContext,
  ): Promise<'done' | 'not-theirs' | 'missing'> {
    const outcome = await changeCurrent<'done' | 'not-theirs'>(table, patientId, auditContext, async (stored) => {
      const isTheirs = (stored.user?.id ?? nobody) === from && from !== (to?.id ?? nobody);
      if (!isTheirs) return { writes: [], outcome: 'not-theirs' };
      const given = { user: to, call: passCallOn(stored, to) };
      const { writes } = await giveTo(table, stored, given, auditContext, makeHandOverEvent(stored.user, to, reason));
      return { writes, outcome: 'done' };
    });
    return outcome ?? 'missing';
  },
});
