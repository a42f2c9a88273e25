import type { Judged, JudgedOutcome } from '../../../shared/kernel/junk.ts';
import { hasEnded, mayBeJunk } from '../../../shared/referrals/referral-state.ts';
import { hasOpenAlert } from '../../alerts/store/alerts.ts';
import {
  currentEpisode,
  isSetApart,
  moveCurrent,
  replaceEpisode,
  type StoredEpisode,
  type StoredEpisodes,
} from '../../episodes/store/episodes.ts';
import type { AuditContext } from '../../kernel/store/audit.ts';
import { judgeMany } from '../../kernel/store/judge-many.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { changeCurrent } from '../../patients/store/change-current.ts';
import { changeStatus } from '../../patients/store/change-status.ts';
import type { StoredRecord } from '../../patients/store/record.ts';
import { type CallAfter, endCallOfJunk, passCallOn, reopenCallOfJunk } from '../../safety/store/call-after.ts';

/** A referral that is judged, with the version of its episode that was read. */
type Read = { patientId: string; version: number };
type Outcome = 'done' | JudgedOutcome;
/** What becomes of a referral: its episodes and its call, where it changes. */
type Planned = { outcome: Outcome; change?: { episodes: StoredEpisodes; call: CallAfter } };

/** What is judged of a record, for the rule of what may be junk. */
export const judgedOf = ({ episodes, user }: StoredRecord) => {
  const { number, joined = [] } = currentEpisode(episodes);
  return { number, hasWorker: user !== undefined, hasJoined: joined.length > 0 };
};

/** The episode without the mark that it is set apart. */
const unmarked = ({ setApart: _, ...episode }: StoredEpisode): StoredEpisode => ({
  ...episode,
  version: episode.version + 1,
});

/** Says of many referrals that they are junk, or are not. */
export const createJunkReferrals = (table: Table) => {
  const apply = async (
    patientId: string,
    auditContext: AuditContext,
    plan: (stored: StoredRecord) => Promise<Planned> | Planned,
  ): Promise<Outcome> => {
    const changed = await changeCurrent<Outcome>(table, patientId, auditContext, async (stored) => {
      const { outcome, change } = await plan(stored);
      if (!change) return { writes: [], outcome };
      const active = currentEpisode(change.episodes).closing === undefined;
      return { writes: await changeStatus(table, stored, { active, ...change }, auditContext), outcome };
    });
    return changed ?? 'missing';
  };

  const markOne = ({ patientId, version }: Read, why: string, auditContext: AuditContext): Promise<Outcome> =>
    apply(patientId, auditContext, async (stored) => {
      const { username: by } = auditContext;
      const episode = currentEpisode(stored.episodes);
      const isMarked = episode.state === 'junk' && episode.stateBy === by && episode.stateWhy === why;
      if (isMarked && episode.version === version + 1) return { outcome: 'done' };
      if (episode.version !== version) return { outcome: 'changed' };
      if (hasEnded(episode.state) || !mayBeJunk(judgedOf(stored))) return { outcome: 'not-junk' };
      if (await hasOpenAlert(table, patientId)) return { outcome: 'alert-open' };
      const episodes = moveCurrent(stored.episodes, { state: 'junk', why }, auditContext);
      return { outcome: 'done', change: { episodes, call: endCallOfJunk(stored, why) } };
    });

  const clearOne = ({ patientId, version }: Read, auditContext: AuditContext): Promise<Outcome> =>
    apply(patientId, auditContext, (stored) => {
      const { episodes } = stored;
      const episode = currentEpisode(episodes);
      const isJudged = episode.state === 'junk' || isSetApart(episode);
      if (!isJudged && episode.state === 'new' && episode.version === version + 1) return { outcome: 'done' };
      if (!isJudged || episode.version !== version) return { outcome: 'changed' };
      return {
        outcome: 'done',
        change:
          episode.state === 'junk'
            ? { episodes: moveCurrent(episodes, { state: 'new' }, auditContext), call: reopenCallOfJunk(stored) }
            : { episodes: replaceEpisode(episodes, unmarked(episode)), call: passCallOn(stored, stored.user) },
      };
    });

  const idOf = ({ patientId }: Read) => patientId;
  return {
    /** They leave every list but that of junk, and are kept; the reason is on the timeline of each. */
    mark: (all: readonly Read[], why: string, auditContext: AuditContext): Promise<Judged> =>
      judgeMany(table, all, (one, own) => markOne(one, why, own), { auditContext, idOf }),

    /** Junk is new again, where it was before; what is set apart is among the others. */
    clear: (all: readonly Read[], auditContext: AuditContext): Promise<Judged> =>
      judgeMany(table, all, clearOne, { auditContext, idOf }),
  };
};
