import type { ClosingInput, NewEpisodeInput, ReopeningInput } from '../../../shared/api/episode-input.ts';
import { referralDayOf } from '../../../shared/domain/episodes.ts';
import { type Mover, mayReopen } from '../../../shared/domain/referral-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { dueAtEnd } from '../../../shared/questionnaires/due-at-end.ts';
import type { QuestionnaireId } from '../../../shared/questionnaires/ids.ts';
import type { AuditContext } from '../audit.ts';
import { readItem } from '../entity.ts';
import { findEarlierReply, recordIdempotencyKey } from '../idempotency.ts';
import type { Table } from '../open-table.ts';
import { endReviews, hasOpenAlert } from '../questionnaires/alerts.ts';
import { readScoreHistories } from '../questionnaires/score-history.ts';
import type { Write } from '../write.ts';
import { answerCall, type GivenAnswer, isUnanswered, passCallOn, type Unanswered } from './call-after.ts';
import { changeCurrent } from './change-current.ts';
import { changeStatus, readForStatus } from './change-status.ts';
import {
  addEpisode,
  closeCurrent,
  currentEpisode,
  type ReferralFacts,
  reopenCurrent,
  type StoredEpisode,
  type StoredEpisodes,
} from './episodes.ts';
import { recordEntity, type StoredRecord } from './record.ts';
import { addToTimeline } from './timeline.ts';

/** The outcome of a change. `current` is the episode as somebody else has left it. */
type Changed = { outcome: 'done' } | { outcome: 'missing' } | { outcome: 'stale'; current: StoredEpisode };
type Closed = Changed | { outcome: 'alert-open' | Unanswered } | { outcome: 'measures-due'; due: QuestionnaireId[] };
type Reopened = Changed | { outcome: 'not-allowed' };
type Started = Changed | { outcome: 'too-early'; firstDay: string };

/** Who may reopen the current episode of a patient: whoever closed it, within a day, and later an admin. */
export const mayReopenCurrent = (episodes: StoredEpisodes, mover: Mover): boolean => {
  const { closing, state } = currentEpisode(episodes);
  return closing !== undefined && mayReopen({ state, stateSince: closing.at, stateBy: closing.by }, mover);
};

/**
 * The writes that begin a further episode of a patient whose current one is closed. Joining a second public referral
 * of the same person adds them to its own transaction.
 */
const beginFurtherEpisode = async (
  table: Table,
  stored: StoredRecord,
  facts: ReferralFacts,
  doing: { at: string; by: string | undefined },
): Promise<Write[]> => {
  const episodes = addEpisode(stored.episodes, facts, doing);
  const { number, services, referrerKind, referredAt } = currentEpisode(episodes);
  return [
    ...(await changeStatus(table, stored, { active: true, episodes, call: passCallOn(stored, stored.user) }, doing)),
    addToTimeline(stored.patientId, doing, {
      kind: 'returned',
      episode: number,
      services,
      referrerKind,
      referredAt,
    }),
  ];
};

type Sending = { call: string; idempotencyKey: string };

export const createEpisodeStore = (table: Table) => {
  /**
   * Changes the current episode, if it is as it was read. A request sent again under its key is done already. `plan`
   * may decide on another outcome, and then nothing is written.
   */
  const change = async <Other extends { outcome: string }>(
    patientId: string,
    { version, sending, content }: { version: (current: StoredEpisode) => boolean; sending: Sending; content: unknown },
    auditContext: AuditContext,
    plan: (stored: StoredRecord) => Promise<Write[] | Other>,
  ): Promise<Changed | Other> => {
    const submission = { ...sending, content: [patientId, content] };
    await readForStatus(table, patientId);
    const outcome = await changeCurrent<Changed | Other>(table, patientId, auditContext, async (stored) => {
      const current = currentEpisode(stored.episodes);
      if (!version(current)) {
        const isSentAgain = (await findEarlierReply(table, submission)) !== undefined;
        return { writes: [], outcome: isSentAgain ? { outcome: 'done' } : { outcome: 'stale', current } };
      }
      const planned = await plan(stored);
      if (!Array.isArray(planned)) return { writes: [], outcome: planned };
      return {
        writes: [recordIdempotencyKey(submission, { id: patientId, at: auditContext.at }), ...planned],
        outcome: { outcome: 'done' },
      };
    });
    return outcome ?? { outcome: 'missing' };
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
      { number, version, call, ...words }: ClosingInput,
      idempotencyKey: string,
      auditContext: AuditContext,
      answer?: GivenAnswer,
    ): Promise<Closed> {
      const { at, username: by } = auditContext;
      return change<Exclude<Closed, Changed>>(
        patientId,
        {
          version: (current) => current.number === number && current.version === version,
          sending: { call: 'closeEpisode', idempotencyKey },
          content: { number, version, call, ...words },
        },
        auditContext,
        async (stored) => {
          const isClosed = currentEpisode(stored.episodes).closing !== undefined;
          if (!isClosed && (await hasOpenAlert(table, patientId))) return { outcome: 'alert-open' };
          const due = isClosed || words.withoutMeasures ? [] : await findDue(stored, words.reason, at);
          if (due.length > 0) return { outcome: 'measures-due', due };
          const call = isClosed && !answer ? passCallOn(stored, stored.user) : answerCall(stored, stored.user, answer);
          if (isUnanswered(call)) return { outcome: call };
          const episodes = closeCurrent(stored.episodes, words, { at, by });
          return [
            ...(await changeStatus(table, stored, { active: false, episodes, call }, { at, by })),
            ...(words.reason === 'died' ? await endReviews(table, patientId, at) : []),
            addToTimeline(
              patientId,
              { at, by },
              { kind: 'closed', episode: number, ...words, ...(isClosed && { completed: true }) },
            ),
          ];
        },
      );
    },

    /** Reopens the current episode, for those who may. */
    reopen(
      patientId: string,
      { number, version, reason }: ReopeningInput,
      { idempotencyKey, may }: { idempotencyKey: string; may: Mover['may'] },
      auditContext: AuditContext,
    ): Promise<Reopened> {
      const { at, username: by } = auditContext;
      return change<Exclude<Reopened, Changed>>(
        patientId,
        {
          version: (current) =>
            current.number === number && current.version === version && current.closing !== undefined,
          sending: { call: 'reopenEpisode', idempotencyKey },
          content: { number, version, reason },
        },
        auditContext,
        async (stored) => {
          const mover = { username: by, may, now: Date.parse(at) };
          if (!mayReopenCurrent(stored.episodes, mover)) return { outcome: 'not-allowed' };
          const episodes = reopenCurrent(stored.episodes, { at, by });
          const call = passCallOn(stored, stored.user);
          return [
            ...(await changeStatus(table, stored, { active: true, episodes, call }, { at, by })),
            addToTimeline(patientId, { at, by }, { kind: 'reopened', episode: number, reason }),
          ];
        },
      );
    },

    /** Begins a further episode of a patient who returns. It cannot begin before the last one did. */
    start(
      patientId: string,
      { after, referredOn, service, referrerKind }: NewEpisodeInput,
      idempotencyKey: string,
      auditContext: AuditContext,
    ): Promise<Started> {
      const { at, username: by } = auditContext;
      return change<Exclude<Started, Changed>>(
        patientId,
        {
          version: (current) => current.number === after && current.closing !== undefined,
          sending: { call: 'startEpisode', idempotencyKey },
          content: { after, referredOn, service, referrerKind },
        },
        auditContext,
        (stored) => {
          const firstDay = referralDayOf(currentEpisode(stored.episodes));
          if (referredOn < firstDay) return Promise.resolve({ outcome: 'too-early', firstDay });
          const referredAt = referredOn === today(new Date(at)) ? at : `${referredOn}T12:00:00.000Z`;
          const facts = { referredAt, services: [service].filter(Boolean), referrerKind };
          return beginFurtherEpisode(table, stored, facts, { at, by });
        },
      );
    },
  };
};
export type EpisodeStore = ReturnType<typeof createEpisodeStore>;
