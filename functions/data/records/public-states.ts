import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type PublicState, publicStateOf, publicStates } from '../../../shared/domain/public-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { type Entity, readItem } from '../entity.ts';
import { put, remove } from '../entity-writes.ts';
import type { Table } from '../open-table.ts';
import type { Write } from '../write.ts';
import { currentEpisode, type StoredEpisode } from './episodes.ts';
import type { StoredRecord } from './record.ts';

/*
 * The public state of a referral, for a person with its reference and the date of birth: an item of its own, found by
 * both together and by neither alone. So the function that anybody can reach reads no record, and makes the same
 * request whether a reference is wrong, a date, or both.
 */
const publicState = z.object({
  patientId: z.ulid(),
  state: z.enum(publicStates),
  /** The day in London. */
  referredOn: z.string(),
});

type Known = { reference: string; dob: string };

const hash = ({ reference, dob }: Known) => createHash('sha256').update(`${reference} ${dob}`).digest('hex');

export const publicStateEntity: Entity<{ hash: string }, typeof publicState> = {
  name: 'State of a referral for the public',
  key: ({ hash }) => ({ pk: `STATE#${hash}`, sk: 'STATE' }),
  idTemplate: { hash: '{hash}' },
  dataSubject: { patient: ['patientId'] },
  schema: publicState,
};

/** Whether an episode began with a joined referral. */
const beganByJoining = ({ referredAt, joined = [] }: StoredEpisode): boolean =>
  joined.some((one) => one.referredAt === referredAt);

/** The states of all references of a person, by hash; none while no date of birth is known. */
export const publicStatesOf = (record: StoredRecord): ReadonlyMap<string, z.infer<typeof publicState>> => {
  const { patientId, reference, episodes } = record;
  const { dob } = record.referralPersonalDetails;
  if (dob === '') return new Map();
  const own = episodes.filter((episode) => !beganByJoining(episode)).at(-1) ?? currentEpisode(episodes);
  const byReference = new Map(reference ? [[reference, own]] : []);
  for (const episode of episodes)
    for (const joined of episode.joined ?? []) if (joined.reference) byReference.set(joined.reference, episode);
  return new Map(
    [...byReference].map(([of, { state, closing, referredAt }]) => [
      hash({ reference: of, dob }),
      { patientId, state: publicStateOf(state, closing !== undefined), referredOn: today(new Date(referredAt)) },
    ]),
  );
};

/** The writes that store the states of a new record. */
export const showPublicStates = (record: StoredRecord): Write[] =>
  [...publicStatesOf(record)].map(([of, state]) => put(publicStateEntity, { hash: of }, state));

/** The writes that remove the states of a record, except those that another record, or the same one later, replaces. */
export const handOverPublicStates = (former: StoredRecord, other: StoredRecord): Write[] => {
  const remaining = publicStatesOf(other);
  return [...publicStatesOf(former).keys()]
    .filter((of) => !remaining.has(of))
    .map((of) => remove(publicStateEntity, { hash: of }));
};

/** The writes that update the states of a changed record. */
export const movePublicStates = (before: StoredRecord, after: StoredRecord): Write[] => {
  const there = publicStatesOf(before);
  return [
    ...handOverPublicStates(before, after),
    ...[...publicStatesOf(after)]
      .filter(([of, state]) => JSON.stringify(there.get(of)) !== JSON.stringify(state))
      .map(([of, state]) => put(publicStateEntity, { hash: of }, state)),
  ];
};

export const createPublicStateStore = (table: Table) => ({
  /** One request, whatever is found. */
  async find(known: Known): Promise<{ state: PublicState; referredOn: string } | undefined> {
    const found = await readItem(table, publicStateEntity, { hash: hash(known) });
    return found && { state: found.state, referredOn: found.referredOn };
  },
});
export type PublicStateStore = ReturnType<typeof createPublicStateStore>;
