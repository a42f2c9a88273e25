import type { TimelineEvent } from '../../../shared/api/timeline.ts';
import { goesOn, hasEnded, type ReferralState } from '../../../shared/domain/referral-state.ts';
import { replaceEpisode, type StoredEpisode, type StoredEpisodes } from './episodes.ts';

type Circumstances = { at: string; by: string };
export type Move = { state: ReferralState; why?: string | undefined; insteadTo?: string | undefined };
export type Moved = { episodes: StoredEpisodes; events: TimelineEvent[] };

/** An episode whose referral is in another state; what was said of the one before is on the timeline. */
const moveEpisode = (
  { stateWhy: _, insteadTo: __, stateBy: ___, ...episode }: StoredEpisode,
  { state, why, insteadTo }: Move,
  { at, by }: Circumstances,
): StoredEpisode => ({
  ...episode,
  state,
  stateSince: at,
  stateBy: by,
  ...(why && { stateWhy: why }),
  ...(insteadTo && { insteadTo }),
  version: episode.version + 1,
});

/** What a change of the state of one referral makes of the episodes, and of the timeline. */
export const moveReferralOf = (
  episodes: StoredEpisodes,
  episode: StoredEpisode,
  move: Move,
  circumstances: Circumstances,
): Moved => {
  const { state, why, insteadTo } = move;
  const event: TimelineEvent = {
    kind: 'referral-state',
    episode: episode.number,
    from: episode.state,
    to: state,
    ...(why && { why }),
    ...(insteadTo && { insteadTo }),
  };
  return { episodes: replaceEpisode(episodes, moveEpisode(episode, move, circumstances)), events: [event] };
};

/** The same of each of several referrals. */
const moveEach = (
  episodes: StoredEpisodes,
  isMoved: (episode: StoredEpisode) => boolean,
  state: ReferralState,
  circumstances: Circumstances,
): Moved =>
  episodes.filter(isMoved).reduce<Moved>(
    (done, episode) => {
      const moved = moveReferralOf(done.episodes, episode, { state }, circumstances);
      return { episodes: moved.episodes, events: [...done.events, ...moved.events] };
    },
    { episodes, events: [] },
  );

/** Whoever is made inactive has no referral left that waits for somebody: it was withdrawn. */
export const withdrawOpen = (episodes: StoredEpisodes, circumstances: Circumstances): Moved =>
  moveEach(episodes, ({ state }) => !hasEnded(state), 'withdrawn', circumstances);

/** Whoever is made active again has a referral that goes on: the last one, if it was turned away, is read again. */
export const reopenTurnedAway = (episodes: StoredEpisodes, circumstances: Circumstances): Moved => {
  const last = episodes.at(-1);
  const isLast = (one: StoredEpisode) => one === last && one.closing === undefined && !goesOn(one);
  return moveEach(episodes, isLast, 'reading', circumstances);
};
