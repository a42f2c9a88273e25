import * as z from 'zod';
import type { ClosingReason } from '../../../shared/episodes/closing.ts';
import { episodeBy, joinedReferral } from '../../../shared/episodes/episode.ts';
import { isPractice } from '../../../shared/patients/practice.ts';
import {
  type EndedReferralState,
  firstReferralState,
  hasEnded,
  type ReferralState,
} from '../../../shared/referrals/referral-state.ts';
import { type ReferrerKind, referrerKindOf } from '../../../shared/referrals/referrer-kind.ts';
import type { Doing } from '../../kernel/store/audit.ts';

/** An episode as stored in the record of its patient; `by` is the `sub` of an account. */
const storedEpisode = episodeBy(z.string()).extend({
  /** With what the code of each is known by: no reply names it. */
  joined: z.array(joinedReferral.extend({ codeHash: z.string().optional() })).optional(),
});
export type StoredEpisode = z.infer<typeof storedEpisode>;

/**
 * The episodes of a patient, the earliest first. They are stored in the record itself: opening or closing one makes
 * the patient active or inactive in the same write, and no record is ever without an episode.
 */
export const storedEpisodes = z.tuple([storedEpisode], storedEpisode);
export type StoredEpisodes = z.infer<typeof storedEpisodes>;

/** The latest episode, which may be closed. */
export const currentEpisode = ([first, ...later]: StoredEpisodes): StoredEpisode => later.at(-1) ?? first;

/** Whether a record is junk: kept, and not counted. */
export const isJunk = ({ episodes }: { episodes: StoredEpisodes }): boolean =>
  currentEpisode(episodes).state === 'junk';

/** Whether a record is on no list of patients, in no search and in no report: it is junk, or nobody's. */
export const isUncounted = (record: { patientId: string; episodes: StoredEpisodes }): boolean =>
  isPractice(record.patientId) || isJunk(record);

/** Whether a referral is set apart to be looked at. */
export const isSetApart = ({ setApart, state }: Pick<StoredEpisode, 'setApart' | 'state'>): boolean =>
  setApart === true && state === 'new';

/** The episodes with the one of the same number replaced. */
export const replaceEpisode = ([first, ...later]: StoredEpisodes, changed: StoredEpisode): StoredEpisodes => {
  const pick = (one: StoredEpisode) => (one.number === changed.number ? changed : one);
  return [pick(first), ...later.map(pick)];
};

/** The data of a referral when its episode begins. */
export type ReferralFacts = { referredAt: string; services: readonly string[]; referrerKind: ReferrerKind };

/** A new episode; `username` is absent when the public form began it. */
export const beginEpisode = (
  { referredAt, services, referrerKind }: ReferralFacts,
  { number, at, username: by }: Doing & { number: number },
) => ({
  number,
  referredAt,
  services: [...services],
  referrerKind,
  state: firstReferralState(by === undefined ? 'public' : 'staff'),
  stateSince: at,
  ...(by !== undefined && { stateBy: by }),
  version: 1,
});

type Referral = {
  referralProject: { project: string };
  referralReferrer: { firstName: string; lastName: string; role: string };
};

/** The fields of an episode that come from the answers of a referral. */
export const factsOf = ({ referralProject, referralReferrer }: Referral, referredAt: string): ReferralFacts => ({
  referredAt,
  services: [referralProject.project].filter(Boolean),
  referrerKind: referrerKindOf(referralReferrer),
});

/** The end of an episode as it was recorded. */
export type ClosingWords = Omit<NonNullable<StoredEpisode['closing']>, 'at' | 'by'>;

// A person who had been coming had been accepted, whether or not anybody had recorded it.
const stateClosedFor: Readonly<Record<ClosingReason, EndedReferralState>> = {
  completed: 'accepted',
  stopped: 'accepted',
  referredOn: 'declined',
  declined: 'declined',
  moved: 'withdrawn',
  died: 'withdrawn',
};

export type StateChange = { state: ReferralState; why?: string | undefined; insteadTo?: string | undefined };

/** An episode with its referral in another state. The reason of the earlier state is on the timeline. */
export const setState = (
  { stateWhy: _, insteadTo: __, readAt, ...episode }: StoredEpisode,
  { state, why, insteadTo }: StateChange,
  { at, username: by }: Doing,
): StoredEpisode => ({
  ...episode,
  state,
  stateSince: at,
  stateBy: by,
  ...(state !== 'new' && (readAt ?? episode.state === 'new') && { readAt: readAt ?? at }),
  ...(why && { stateWhy: why }),
  ...(insteadTo && { insteadTo }),
});

/** The state of an undecided referral when its episode is closed. */
const settle = (episode: StoredEpisode, reason: ClosingReason | undefined, doing: Doing): StoredEpisode =>
  hasEnded(episode.state)
    ? episode
    : setState(episode, { state: reason ? stateClosedFor[reason] : 'withdrawn' }, doing);

/** The episodes with the current one closed, or with a replaced closing where it is closed already. */
export const closeCurrent = (episodes: StoredEpisodes, words: ClosingWords, doing: Doing): StoredEpisodes => {
  const current = currentEpisode(episodes);
  // A closing that is completed later keeps its day.
  const { at, by } = current.closing ?? { at: doing.at, by: doing.username };
  return replaceEpisode(episodes, {
    ...settle(current, words.reason, doing),
    closing: { at, ...(by !== undefined && { by }), ...words },
    version: current.version + 1,
  });
};

/** The episodes with the current one reopened. A referral that was declined or withdrawn is being read again. */
export const reopenCurrent = (episodes: StoredEpisodes, doing: Doing): StoredEpisodes => {
  const { closing: _, ...current } = currentEpisode(episodes);
  return replaceEpisode(episodes, {
    ...(isTurnedAway(current.state) ? setState(current, { state: 'reading' }, doing) : current),
    version: current.version + 1,
  });
};

/** Whether a referral ended without support. */
export const isTurnedAway = (state: ReferralState): boolean => hasEnded(state) && state !== 'accepted';

/** The episodes with the current referral in another state. Declining it, or saying that it is junk, closes the episode. */
export const moveCurrent = (episodes: StoredEpisodes, change: StateChange, doing: Doing): StoredEpisodes => {
  const current = currentEpisode(episodes);
  const moved = setState(current, change, doing);
  if (isTurnedAway(change.state)) {
    const reason = change.state === 'declined' && ({ reason: change.insteadTo ? 'referredOn' : 'declined' } as const);
    return closeCurrent(replaceEpisode(episodes, moved), { ...reason, informed: [] }, doing);
  }
  if (current.closing === undefined) return replaceEpisode(episodes, { ...moved, version: current.version + 1 });
  const reopened = reopenCurrent(episodes, doing);
  return replaceEpisode(reopened, setState(currentEpisode(reopened), change, doing));
};

/** The episodes and a further one, of a person who returns. */
export const addEpisode = (episodes: StoredEpisodes, facts: ReferralFacts, doing: Doing): StoredEpisodes => [
  ...episodes,
  beginEpisode(facts, { ...doing, number: currentEpisode(episodes).number + 1 }),
];
