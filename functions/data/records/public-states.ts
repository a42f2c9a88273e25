import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type PublicState, publicStateOf, publicStates } from '../../../shared/domain/public-state.ts';
import { today } from '../../../shared/domain/today.ts';
import { type Entity, readItem } from '../entity.ts';
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
  anyId: { hash: '{hash}' },
  whose: { patient: ['patientId'] },
  schema: publicState,
};

const itemOf = (record: StoredRecord, reference: string, { state, closing, referredAt }: StoredEpisode) => ({
  ...publicStateEntity.key({ hash: hash({ reference, dob: record.referralPersonalDetails.dob }) }),
  patientId: record.referralId,
  state: publicStateOf(state, closing !== undefined),
  referredOn: today(new Date(referredAt)),
});

/** Whether an episode began with a joined referral. */
const beganByJoining = ({ referredAt, joined = [] }: StoredEpisode): boolean =>
  joined.some((one) => one.referredAt === referredAt);

/** The states of all references of a person; none while no date of birth is known. */
export const publicStatesOf = (record: StoredRecord) => {
  if (record.referralPersonalDetails.dob === '') return [];
  const own = record.episodes.filter((episode) => !beganByJoining(episode)).at(-1) ?? currentEpisode(record.episodes);
  const byReference = new Map(record.reference ? [[record.reference, own]] : []);
  for (const episode of record.episodes)
    for (const { reference } of episode.joined ?? []) if (reference) byReference.set(reference, episode);
  return [...byReference].map(([reference, episode]) => itemOf(record, reference, episode));
};

/** The writes that store the states of a new record. */
export const showPublicStates = (record: StoredRecord): Write[] =>
  publicStatesOf(record).map((Item) => ({ Put: { Item } }));

/** The writes that update the states of a changed record. */
export const movePublicStates = (before: StoredRecord, after: StoredRecord): Write[] => {
  const [there, wanted] = [publicStatesOf(before), publicStatesOf(after)];
  const same = new Set(there.map((item) => JSON.stringify(item)));
  const remaining = new Set(wanted.map(({ pk }) => pk));
  return [
    ...there.filter(({ pk }) => !remaining.has(pk)).map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })),
    ...wanted.filter((item) => !same.has(JSON.stringify(item))).map((Item) => ({ Put: { Item } })),
  ];
};

/** The writes that remove the states of a record that is joined to another, except those that the other replaces. */
export const handOverPublicStates = (former: StoredRecord, other: StoredRecord): Write[] => {
  const remaining = new Set(publicStatesOf(other).map(({ pk }) => pk));
  return publicStatesOf(former)
    .filter(({ pk }) => !remaining.has(pk))
    .map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } }));
};

export const createPublicStateStore = (table: Table) => ({
  /** One request, whatever is found. */
  async find(known: Known): Promise<{ state: PublicState; referredOn: string } | undefined> {
    const found = await readItem(table, publicStateEntity, { hash: hash(known) });
    return found && { state: found.state, referredOn: found.referredOn };
  },
});
export type PublicStateStore = ReturnType<typeof createPublicStateStore>;
