import { decodeTime } from 'ulid';
import * as z from 'zod';
import { episodeBy } from '../../../shared/api/episode.ts';
import { firstReferralState } from '../../../shared/domain/referral-state.ts';
import { type ReferrerKind, referrerKindOf } from '../../../shared/domain/referrer-kind.ts';

/** An episode as it is stored in the record of its patient; who did something is the `sub` of an account. */
export const storedEpisode = episodeBy(z.string());
export type StoredEpisode = z.infer<typeof storedEpisode>;

/**
 * The episodes of a patient, the earliest first. They stand in the record itself: what opens or closes one makes the
 * patient active or inactive in the same write, and there is never a record without an episode.
 */
export const storedEpisodes = z.tuple([storedEpisode], storedEpisode);
export type StoredEpisodes = z.infer<typeof storedEpisodes>;

/** The latest episode, which may be closed. */
export const currentEpisode = ([first, ...later]: StoredEpisodes): StoredEpisode => later.at(-1) ?? first;

/** The episodes with another in the place of the one of its number. */
export const replaceEpisode = ([first, ...later]: StoredEpisodes, changed: StoredEpisode): StoredEpisodes => {
  const pick = (one: StoredEpisode) => (one.number === changed.number ? changed : one);
  return [pick(first), ...later.map(pick)];
};

/** What is known of a referral when its episode begins. */
export type ReferralFacts = { referredAt: string; services: readonly string[]; referrerKind: ReferrerKind };

type Maker = { number: number; at: string; by: string | undefined };

/** A new episode; `by` is absent when the public form began it. */
export const beginEpisode = ({ referredAt, services, referrerKind }: ReferralFacts, { number, at, by }: Maker) => ({
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

/** What the answers of a referral say about its episode. */
export const factsOf = ({ referralProject, referralReferrer }: Referral, referredAt: string): ReferralFacts => ({
  referredAt,
  services: [referralProject.project].filter(Boolean),
  referrerKind: referrerKindOf(referralReferrer),
});

const beforeEpisodes = z.object({
  referralId: z.ulid(),
  active: z.boolean(),
  changedAt: z.string(),
  user: z.unknown().optional(),
  referralProject: z.object({ project: z.string().default('') }).default({ project: '' }),
  referralReferrer: z
    .object({ firstName: z.string().default(''), lastName: z.string().default(''), role: z.string().default('') })
    .default({ firstName: '', lastName: '', role: '' }),
});

/**
 * Reads a record of before there were episodes as one with its first: whoever had a worker, or was inactive already, had
 * been accepted, and everybody else is new, so that nobody is passed over.
 */
export const deriveFirstEpisode = <Older extends Record<string, unknown>>(older: Older): Older => {
  if (older.episodes !== undefined) return older;
  const known = beforeEpisodes.safeParse(older);
  // What cannot be read as a record is said to be unreadable by whoever reads it.
  if (!known.success) return older;
  const { referralId: patientId, active, changedAt, user, ...answers } = known.data;
  const referredAt = new Date(decodeTime(patientId)).toISOString();
  const episode: StoredEpisode = {
    ...beginEpisode(factsOf(answers, referredAt), { number: 1, at: referredAt, by: undefined }),
    state: user !== undefined || !active ? 'accepted' : 'new',
    ...(!active && { closing: { at: changedAt, told: [] } }),
  };
  return { ...older, episodes: [episode] };
};
