import { type ReferralState, referralStates } from '../../../shared/referrals/referral-state.ts';
import { isTurnedAway } from '../../episodes/store/episodes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPage } from '../../kernel/store/query-items.ts';
import { readRecords, type StoredRecord } from '../../patients/store/record.ts';
import { readTimeline } from '../../patients/store/timeline.ts';
import { mayBeJoined, mostEvents } from './joined-referral-items.ts';
import { dangerPrefixes, referralPlaceEntity, worklistPartition } from './referral-places.ts';

/** The states in which a referral ends that nobody accepted. */
const turnedAway = referralStates.filter(isTurnedAway);

/** More than are shown: people who were accepted another time are among them. */
const readAtOnce = 100;

/** Those that ended in a state and were made by an instant, the earliest first. */
const readMadeBefore = async (
  table: Table,
  state: ReferralState,
  prefix: string,
  before: string,
): Promise<string[]> => {
  const range = { condition: 'BETWEEN :from AND :to', values: { ':from': prefix, ':to': `${prefix}${before}` } };
  const { items } = await queryPage(table, { ...placesQuery(worklistPartition(state), { range }), Limit: readAtOnce });
  return items.map((item) => referralPlaceEntity.schema.parse(item).patientId);
};

const isUnused = ({ active, episodes }: StoredRecord): boolean =>
  !active && episodes.every(({ state }) => isTurnedAway(state));

/** When the last thing happened to a referral; undefined where somebody worked with the person. */
const lastEventOf = async (table: Table, patientId: string): Promise<string | undefined> => {
  const { events, more } = await readTimeline(table, patientId, 'latest', mostEvents);
  const readable = events.flatMap((event) => ('unreadable' in event ? [] : [event]));
  const isWorkedWith = more || readable.length < events.length || !readable.every(mayBeJoined);
  return isWorkedWith ? undefined : readable[0]?.at;
};

/**
 * Referrals that nobody accepted, to which nothing has happened since an instant: up to `most`. Some hundred of the
 * earliest of each state are looked at; what goes makes room for the next.
 */
export const readUnusedReferrals = async (table: Table, before: string, most: number) => {
  const parts = turnedAway.flatMap((state) => Object.values(dangerPrefixes).map((prefix) => ({ state, prefix })));
  const ids = await Promise.all(parts.map(({ state, prefix }) => readMadeBefore(table, state, prefix, before)));
  const records = [...(await readRecords(table, [...new Set(ids.flat())])).values()].filter(isUnused);
  const earliest = records.toSorted((one, other) => one.patientId.localeCompare(other.patientId)).slice(0, most);
  const dated = await Promise.all(
    earliest.map(async (record) => ({ record, since: await lastEventOf(table, record.patientId) })),
  );
  return dated.flatMap(({ record, since }) => (since !== undefined && since <= before ? [{ record, since }] : []));
};
