import type { ClosingInput, NewEpisodeInput, ReopeningInput } from '../../../shared/episodes/episode-input.ts';
import { referralDayOf } from '../../../shared/episodes/episodes.ts';
import { today } from '../../../shared/kernel/today.ts';
import { dueAtEnd } from '../../../shared/questionnaires/due-at-end.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import { type Mover, mayReopen } from '../../../shared/referrals/referral-state.ts';
import { endReviews, hasOpenAlert } from '../../alerts/store/alerts.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { readItem } from '../../kernel/store/entity.ts';
import type { Submission } from '../../kernel/store/idempotency.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { changeIdempotently } from '../../patients/store/change-current.ts';
import { changeStatus } from '../../patients/store/change-status.ts';
import { recordEntity, type StoredRecord } from '../../patients/store/record.ts';
import { addToTimeline } from '../../patients/store/timeline.ts';
import { readScoreHistories } from '../../questionnaires/store/score-history.ts';
import {
  answerCall,
  type GivenAnswer,
  isUnanswered,
  passCallOn,
  type Unanswered,
} from '../../safety/store/call-after.ts';
import {
  addEpisode,
  closeCurrent,
  currentEpisode,
  reopenCurrent,
  type StoredEpisode,
  type StoredEpisodes,
} from './episodes.ts';

/** The outcome of a change. `current` is the episode as somebody else has left it. */
type Changed = { outcome: 'done' } | { outcome: 'missing' } | { outcome: 'stale'; current: StoredEpisode };
type NotClosed = { outcome: 'alert-open' | Unanswered } | { outcome: 'measures-due'; due: QuestionnaireId[] };
type NotReopened = { outcome: 'not-allowed' };
type NotStarted = { outcome: 'too-early'; firstDay: string };

/** Who may reopen the current episode of a patient: whoever closed it, within a day, and later an admin. */
export const mayReopenCurrent = (episodes: StoredEpisodes, mover: Mover): boolean => {
  const { closing, state } = currentEpisode(episodes);
  return closing !== undefined && mayReopen({ state, stateSince: closing.at, stateBy: closing.by }, mover);
};

export const createEpisodeStore = (table: Table) => {
  /** Changes the current episode, if it is as it was read. */
  const change = async <Other extends { outcome: string }>(
    patientId: string,
    isAsRead: (current: StoredEpisode) => boolean,
    submission: Submission,
    auditContext: AuditContext,
    plan: (stored: StoredRecord) => Promise<Write[] | Other>,
  ): Promise<Changed | Other> => {
    type Refused = Other | Extract<Changed, { outcome: 'stale' }>;
    const changed = await changeIdempotently<Refused>(table, patientId, submission, auditContext, async (stored) => {
      const current = currentEpisode(stored.episodes);
      return isAsRead(current) ? await plan(stored) : { outcome: 'stale', current };
    });
    return typeof changed === 'string' ? { outcome: changed } : changed;
  };

  const findDue = async (stored: StoredRecord, reason: ClosingInput['reason'], at: string) =>
    dueAtEnd(await readScoreHistories(table, stored.patientId), {
      service: stored.referralProject.project,
      reason,
      today: today(new Date(at)),
    });

  return {
    /** The episodes of a patient, the earliest first. */
    async read(patientId: string): Promise<StoredEpisodes | undefined> {
      return (await readItem(table, recordEntity, patientId))?.episodes;
    },

    /** Closes the current episode; completes the closing of one that is closed. */
    close(
      patientId: string,
      { number, version, call, tasks, ...words }: ClosingInput,
      idempotencyKey: string,
      auditContext: AuditContext,
      answer?: GivenAnswer,
    ): Promise<Changed | NotClosed> {
      const isAsRead = (current: StoredEpisode) => current.number === number && current.version === version;
      const submission = { call: 'closeEpisode', idempotencyKey, content: { number, version, call, ...words } };
      return change<NotClosed>(patientId, isAsRead, submission, auditContext, async (stored) => {
        const isClosed = currentEpisode(stored.episodes).closing !== undefined;
        if (!isClosed && (await hasOpenAlert(table, patientId))) return { outcome: 'alert-open' };
        const due = isClosed || words.withoutMeasures ? [] : await findDue(stored, words.reason, auditContext.at);
        if (due.length > 0) return { outcome: 'measures-due', due };
        const call = isClosed && !answer ? passCallOn(stored, stored.user) : answerCall(stored, stored.user, answer);
        if (isUnanswered(call)) return { outcome: call };
        const episodes = closeCurrent(stored.episodes, words, auditContext);
        return [
          ...(await changeStatus(table, stored, { active: false, episodes, call, tasks }, auditContext)),
          ...(words.reason === 'died' ? await endReviews(table, patientId, auditContext.at) : []),
          addToTimeline(patientId, auditContext, {
            kind: 'closed',
            episode: number,
            ...words,
            ...(isClosed && { completed: true }),
          }),
        ];
      });
    },

    /** Reopens the current episode, for those who may. */
    reopen(
      patientId: string,
      { number, version, reason }: ReopeningInput,
      { idempotencyKey, may }: { idempotencyKey: string; may: Mover['may'] },
      auditContext: AuditContext,
    ): Promise<Changed | NotReopened> {
      const { at, username: by } = auditContext;
      const isAsRead = (current: StoredEpisode) =>
        current.number === number && current.version === version && current.closing !== undefined;
      const submission = { call: 'reopenEpisode', idempotencyKey, content: { number, version, reason } };
      return change<NotReopened>(patientId, isAsRead, submission, auditContext, async (stored) => {
        const mover = { username: by, may, now: Date.parse(at) };
        if (!mayReopenCurrent(stored.episodes, mover)) return { outcome: 'not-allowed' };
        const episodes = reopenCurrent(stored.episodes, auditContext);
        const call = passCallOn(stored, stored.user);
        return [
          ...(await changeStatus(table, stored, { active: true, episodes, call }, auditContext)),
          addToTimeline(patientId, auditContext, { kind: 'reopened', episode: number, reason }),
        ];
      });
    },

    /** Begins a further episode of a patient who returns. It cannot begin before the last one did. */
    start(
      patientId: string,
      { after, referredOn, service, referrerKind }: NewEpisodeInput,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Changed | NotStarted> {
      const { at } = auditContext;
      const isAsRead = (current: StoredEpisode) => current.number === after && current.closing !== undefined;
      const submission = {
        call: 'startEpisode',
        idempotencyKey,
        content: { after, referredOn, service, referrerKind },
      };
      return change<NotStarted>(patientId, isAsRead, submission, auditContext, async (stored) => {
        const firstDay = referralDayOf(currentEpisode(stored.episodes));
        if (referredOn < firstDay) return { outcome: 'too-early', firstDay };
        const referredAt = referredOn === today(new Date(at)) ? at : `${referredOn}T12:00:00.000Z`;
        const facts = { referredAt, services: [service].filter(Boolean), referrerKind };
        const episodes = addEpisode(stored.episodes, facts, auditContext);
        const { number: episode } = currentEpisode(episodes);
        const call = passCallOn(stored, stored.user);
        return [
          ...(await changeStatus(table, stored, { active: true, episodes, call }, auditContext)),
          addToTimeline(patientId, auditContext, { kind: 'returned', episode, ...facts }),
        ];
      });
    },
  };
};
