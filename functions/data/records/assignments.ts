import { nobody } from '../../../shared/api/caseload.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { TimelineEvent } from '../../../shared/api/timeline.ts';
import { stateOnceAssigned } from '../../../shared/domain/referral-state.ts';
import type { AuditContext } from '../audit.ts';
import type { Table } from '../open-table.ts';
import { giveOpenAlerts } from '../questionnaires/alerts.ts';
import type { Write } from '../write.ts';
import { changeCurrent } from './change-current.ts';
import { changeStatus } from './change-status.ts';
import { currentEpisode, replaceEpisode, setState } from './episodes.ts';
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
const acceptOnceAssigned = (
  { episodes, user: before }: StoredRecord,
  user: StaffUser | undefined,
  { at, username: by }: AuditContext,
) => {
  const current = currentEpisode(episodes);
  const state = stateOnceAssigned(current.state);
  if (before || !user || state === current.state) return episodes;
  return replaceEpisode(episodes, { ...setState(current, { state }, { at, by }), version: current.version + 1 });
};

/** The writes that give a patient and their open alerts to a worker, or to nobody, with the timeline event. */
const giveTo = async (
  table: Table,
  stored: StoredRecord,
  user: StaffUser | undefined,
  auditContext: AuditContext,
  event: TimelineEvent,
): Promise<Write[]> => {
  const { at, username: by } = auditContext;
  const episodes = acceptOnceAssigned(stored, user, auditContext);
  return [
    ...(await changeStatus(table, stored, { active: stored.active, episodes, user }, at)),
    addToTimeline(stored.referralId, { at, by }, event),
    ...(await giveOpenAlerts(table, stored.referralId, user?.id)),
  ];
};

/** The worker of each patient. */
export const createAssignmentStore = (table: Table) => ({
  /** Gives a patient to a worker; returns false when there is no such patient. */
  async assign(patientId: string, user: StaffUser, auditContext: AuditContext): Promise<boolean> {
    const found = await changeCurrent(table, patientId, auditContext, async (stored) => {
      if (stored.user?.id === user.id) return [];
      return await giveTo(table, stored, user, auditContext, { kind: 'assigned', to: user });
    });
    return found !== undefined;
  },

  /** Takes a patient from their worker; returns false when there is no such patient. */
  async unassign(patientId: string, reason: string, auditContext: AuditContext): Promise<boolean> {
    const found = await changeCurrent(table, patientId, auditContext, async (stored) => {
      // There was no worker: somebody else was quicker, or it was clicked twice.
      if (!stored.user) return [];
      return await giveTo(table, stored, undefined, auditContext, { kind: 'handed-over', from: stored.user, reason });
    });
    return found !== undefined;
  },

  /**
   * Hands a patient over from one worker to another, or to nobody. Returns false, and changes nothing, when the
   * patient is no longer theirs: sending the same again finds it done.
   */
  async handOver(patientId: string, { from, to, reason }: HandOver, auditContext: AuditContext): Promise<boolean> {
    let isTheirs = false;
    await changeCurrent(table, patientId, auditContext, async (stored) => {
      isTheirs = (stored.user?.id ?? nobody) === from && from !== (to?.id ?? nobody);
      if (!isTheirs) return [];
      return await giveTo(table, stored, to, auditContext, makeHandOverEvent(stored.user, to, reason));
    });
    return isTheirs;
  },
});
export type AssignmentStore = ReturnType<typeof createAssignmentStore>;
