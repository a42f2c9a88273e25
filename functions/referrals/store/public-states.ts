import { createHash } from 'node:crypto';
import * as z from 'zod';
import { publicStateOf, publicStates } from '../../../shared/intake/public-state.ts';
import { today } from '../../../shared/kernel/today.ts';
import { decideBy } from '../../../shared/referrals/promises.ts';
import { hasEnded } from '../../../shared/referrals/referral-state.ts';
import { currentEpisode, type StoredEpisode } from '../../episodes/store/episodes.ts';
import { type Entity, keyPattern, readItem } from '../../kernel/store/entity.ts';
import { type PutWrite, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { StoredRecord } from '../../patients/store/record.ts';

/*
 * The public state of a referral, for a person with its reference and the date of birth, or the code that was given in its
 * place: an item of its own, found by both together and by neither alone. So the function that anybody can reach reads no
 * record, and makes the same request whether a reference is wrong, a date, a code, or all of them.
 */
const publicState = z.object({
  patientId: z.ulid(),
  state: z.enum(publicStates),
  /** The day in London. */
  referredOn: z.string(),
  /** The days from which the promises follow: absent in items from before they were kept. */
  decideBy: z.string().optional(),
  readOn: z.string().optional(),
  decidedOn: z.string().optional(),
});
type StoredPublicState = z.infer<typeof publicState>;

/** The state and the days that a person may be told. */
export type FoundState = Omit<StoredPublicState, 'patientId'>;

/** `proof` is the date of birth or the code. */
export type Known = { reference: string; proof: string };

/** What a public state is found by. A record keeps that of its code, and never the code. */
export const hashKnown = ({ reference, proof }: Known): string =>
  createHash('sha256').update(`${reference} ${proof}`).digest('hex');

export const publicStateEntity: Entity<string, typeof publicState> = {
  name: 'State of a referral for the public',
  key: keyPattern('STATE#{hash}', 'STATE'),
  dataSubject: { patient: ['patientId'] },
  schema: publicState,
};

/** Whether an episode began with a joined referral. */
const beganByJoining = ({ referredAt, joined = [] }: StoredEpisode): boolean =>
  joined.some((one) => one.referredAt === referredAt);

const dayOf = (instant: string) => today(new Date(instant));

const shownOf = ({ state, closing, referredAt, services, readAt, stateSince }: StoredEpisode): FoundState => {
  const referredOn = dayOf(referredAt);
  return {
    state: publicStateOf(state, closing !== undefined),
    referredOn,
    decideBy: decideBy(referredOn, services[0] ?? ''),
    ...(readAt !== undefined && { readOn: dayOf(readAt) }),
    ...(hasEnded(state) && { decidedOn: dayOf(stateSince) }),
  };
};

/** The states of all references of a person, each by the date of birth, where it is known, and by the code that was given with it. */
export const publicStatesOf = (record: StoredRecord): PutWrite[] => {
  const { patientId, reference, codeHash, episodes } = record;
  const { dob } = record.referralPersonalDetails;
  const own = episodes.filter((episode) => !beganByJoining(episode)).at(-1) ?? currentEpisode(episodes);
  const referrals = [
    { reference, codeHash, episode: own },
    ...episodes.flatMap((episode) => (episode.joined ?? []).map((joined) => ({ ...joined, episode }))),
  ];
  const byHash = new Map(
    referrals.flatMap((one) => {
      const ofDob = one.reference && dob !== '' ? [hashKnown({ reference: one.reference, proof: dob })] : [];
      return [...ofDob, ...(one.codeHash ? [one.codeHash] : [])].map((hash) => [hash, one.episode] as const);
    }),
  );
  return [...byHash].map(([hash, episode]) => put(publicStateEntity, hash, { patientId, ...shownOf(episode) }));
};

export const createPublicStateStore = (table: Table) => ({
  /** One request, whatever is found. */
  async find(known: Known): Promise<FoundState | undefined> {
    const found = await readItem(table, publicStateEntity, hashKnown(known));
    if (!found) return undefined;
    const { patientId: _, ...shown } = found;
    return shown;
  },
});
