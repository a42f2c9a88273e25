import { nobody } from '../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import type { ReferralDecision } from '../../../shared/referrals/calls.ts';
import { isUnattended, type Mover, mayBeJunk, mayMove } from '../../../shared/referrals/referral-state.ts';
import { hasOpenAlert } from '../../alerts/store/alerts.ts';
import { currentEpisode, isTurnedAway, moveCurrent, type StoredEpisode } from '../../episodes/store/episodes.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { excerptOf } from '../../notes/store/note-items.ts';
import { makeHandOverEvent } from '../../patients/store/assignments.ts';
import { changeCurrent } from '../../patients/store/change-current.ts';
import { changeStatus } from '../../patients/store/change-status.ts';
import { recordEntity, type StoredRecord } from '../../patients/store/record.ts';
import { changeRecord, moveRecord } from '../../patients/store/record-writes.ts';
import { addToTimeline, commitOrRead } from '../../patients/store/timeline.ts';
import {
  answerCall,
  endCallOfJunk,
  type GivenAnswer,
  isUnanswered,
  passCallOn,
  reopenCallOfJunk,
  type Unanswered,
} from '../../safety/store/call-after.ts';
import { endInforming, planInforming } from './inform-tasks.ts';
import { judgedOf } from './junk-referrals.ts';
import { hashKnown } from './public-states.ts';

export type Current = { episode: StoredEpisode; worker: StaffUser | undefined };
export type Decided =
  | { outcome: 'missing' | 'not-allowed' | 'alert-open' | 'known' | Unanswered }
  | ({ outcome: 'done' | 'stale' } & Current);

const workerOf = ({ user }: StoredRecord): string => user?.id ?? nobody;
const currentOf = ({ episodes, user }: StoredRecord): Current => ({ episode: currentEpisode(episodes), worker: user });

/** Whether the decision was made already: an earlier sending whose answer was lost. */
const isDecidedSo = (stored: StoredRecord, { state, why, version, worker }: ReferralDecision, username: string) => {
  const { episode } = currentOf(stored);
  const isOurs = episode.state === state && episode.stateBy === username && (episode.stateWhy ?? '') === (why ?? '');
  return isOurs && episode.version === version + 1 && (worker === undefined || workerOf(stored) === worker.to);
};

/** A reply to the referrer: its text, and the address that it went to. */
export type ReferrerAnswer = { patientId: string; number: number; text: string; to: string };
const submissionOf = (answer: ReferrerAnswer, idempotencyKey: string) => ({
  call: 'answerReferrer',
  idempotencyKey,
  content: answer,
});

type Given = {
  worker: StaffUser | undefined;
  call?: GivenAnswer | undefined;
  may: Mover['may'];
  /** Who owes the referrer or the person an answer, if one is promised. */
  informer?: StaffUser | undefined;
};

/** The work on referrals. */
export const createReferralStore = (table: Table) => ({
  read: (patientId: string) => readItem(table, recordEntity, patientId),

  /**
   * Changes the state of a referral and its worker in one write, if both are as they were read. `worker` is the new
   * one, where the decision changes it; `call` is what becomes of an open call, without which nothing is settled.
   */
  async decide(
    { patientId, number }: { patientId: string; number: number },
    decision: ReferralDecision,
    { worker, call: answer, may, informer }: Given,
    auditContext: AuditContext,
  ): Promise<Decided> {
    const { at, username: by } = auditContext;
    const { state, from, version, why, insteadTo } = decision;
    type Plan = { writes: Write[]; outcome: Decided };
    const plan = async (stored: StoredRecord): Promise<Plan> => {
      const current = currentOf(stored);
      const { episode } = current;
      const isHanded = decision.worker !== undefined && decision.worker.to !== workerOf(stored);
      const settle = (outcome: Decided): Plan => ({ writes: [], outcome });
      if (episode.number === number && isDecidedSo(stored, decision, by))
        return settle({ outcome: 'done', ...current });
      const isAsRead = episode.number === number && episode.version === version && episode.state === from;
      if (!isAsRead || (decision.worker !== undefined && decision.worker.from !== workerOf(stored))) {
        return settle({ outcome: 'stale', ...current });
      }
      const isMoved = state !== from;
      const isClosedCare = episode.state === 'accepted' && episode.closing !== undefined;
      const mover: Mover = { username: by, may, now: Date.parse(at) };
      if (isMoved && (isClosedCare || !mayMove(episode, state, mover))) return settle({ outcome: 'not-allowed' });
      if (isMoved && state === 'junk' && (isHanded || !mayBeJunk(judgedOf(stored))))
        return settle({ outcome: 'known' });
      if (isMoved && isTurnedAway(state) && (await hasOpenAlert(table, patientId))) {
        return settle({ outcome: 'alert-open' });
      }
      const episodes = isMoved
        ? moveCurrent(stored.episodes, { state, why, insteadTo }, auditContext)
        : stored.episodes;
      const user = isHanded ? worker : stored.user;
      const isAsked = answer !== undefined || isHanded || (isMoved && !isUnattended(state));
      const call =
        isMoved && state === 'junk'
          ? endCallOfJunk(stored, why ?? '')
          : isMoved && from === 'junk'
            ? reopenCallOfJunk(stored)
            : isAsked
              ? answerCall(stored, user, answer)
              : passCallOn(stored, user);
      if (isUnanswered(call)) return settle({ outcome: call });
      const outcome: Decided = { outcome: 'done', episode: currentEpisode(episodes), worker: user };
      if (!isMoved && !isHanded && answer === undefined) return settle(outcome);
      const active = currentEpisode(episodes).closing === undefined;
      const writes = [
        ...(await changeStatus(
          table,
          stored,
          { active, episodes, call, tasks: decision.tasks, ...(isHanded && { user }) },
          { ...auditContext, why },
        )),
        ...(isHanded ? [addToTimeline(patientId, auditContext, makeHandOverEvent(stored.user, worker, why))] : []),
        ...(isMoved && informer ? planInforming(stored, decision, informer, auditContext) : []),
      ];
      return { writes, outcome };
    };
    return (await changeCurrent(table, patientId, auditContext, plan)) ?? { outcome: 'missing' };
  },

  /** Replaces the code by which the public state is found beside the reference, which is returned; undefined without one. */
  renewCode: (patientId: string, statusCode: string, auditContext: AuditContext): Promise<string | undefined> =>
    changeCurrent<string | undefined>(table, patientId, auditContext, async (stored) => {
      const { reference, codeHash: former } = stored;
      const codeHash = hashKnown({ reference: reference ?? '', proof: statusCode });
      if (!reference || codeHash === former) return { writes: [], outcome: reference };
      const writes = [
        changeRecord(stored, { codeHash }),
        ...moveRecord(stored, { ...stored, codeHash }),
        addToTimeline(patientId, auditContext, { kind: 'code-renewed' }),
      ];
      return { writes, outcome: reference };
    }),

  /** Whether the same submission has told the referrer already. */
  async isAnswered(answer: ReferrerAnswer, idempotencyKey: string): Promise<boolean> {
    return (await findEarlierReply(table, submissionOf(answer, idempotencyKey))) !== undefined;
  },

  /** Notes on the timeline, once, what the referrer was told; a task to tell them ends by it. */
  async noteAnswer(answer: ReferrerAnswer, idempotencyKey: string, auditContext: AuditContext): Promise<void> {
    const { patientId, number: episode, text } = answer;
    const event = { kind: 'referral-answered', episode, text: excerptOf(text) } as const;
    await commitOrRead(table, patientId, auditContext, event, [
      recordIdempotencyKey(submissionOf(answer, idempotencyKey), { id: patientId, at: auditContext.at }),
      ...(await endInforming(table, patientId, auditContext)),
    ]);
  },
});
