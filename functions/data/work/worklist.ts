import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import {
  openReferralStates,
  type ReferralState,
  referralStates,
  referralStatesUnattended,
} from '../../../shared/domain/referral-state.ts';
import { parseOr } from '../entity.ts';
import type { Table } from '../open-table.ts';
import { readBatch } from '../read-batch.ts';
import type { StoredEpisode } from '../records/episodes.ts';
import { recordEntity, type StoredRecord } from '../records/record.ts';
import { dangerPrefixes, type ReferralPlace, referralPlaceEntity, statePartition } from '../records/referral-places.ts';
import { caseloadIndex } from '../table.ts';

/** The chosen filters; one that is left out matches anything. */
export type WorklistChoice = {
  states: readonly ReferralState[];
  service?: string | undefined;
  /** Folded. */
  language?: string | undefined;
  /** The id of an account, or `nobody`. */
  worker?: string | undefined;
  onlyDanger?: boolean | undefined;
};
export type WorklistOrder = 'danger' | 'newest';

export type WorklistEntry = { record: StoredRecord; episode: StoredEpisode };

// With a filter: the number of places read at once, and the limit on requests; whatever lies beyond is reported as
// more.
const readAtOnce = 500;
const mostRequests = 2;
/** The limit on the count of each state. */
const mostCounted = 200;

const { sortKey } = caseloadIndex;

const conditionsOf = ({ service, language, worker }: WorklistChoice) =>
  Object.entries({ service, language, worker }).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** The places of a state that are read: those that speak of danger, the others, or all. */
type Part = { state: ReferralState; prefix: string | undefined };

const queryOf = (table: Table, choice: WorklistChoice, { state, prefix }: Part, isLatestFirst: boolean) => {
  const conditions = conditionsOf(choice);
  return {
    TableName: table.name,
    IndexName: caseloadIndex.name,
    KeyConditionExpression: `caseload = :state${prefix === undefined ? '' : ` AND begins_with(${sortKey}, :prefix)`}`,
    ...(conditions.length > 0 && {
      FilterExpression: conditions.map((_, n) => `#f${n} = :f${n}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(conditions.map(([name], n) => [`#f${n}`, name])),
    }),
    ExpressionAttributeValues: {
      ':state': statePartition(state),
      ...(prefix !== undefined && { ':prefix': prefix }),
      ...Object.fromEntries(conditions.map(([, value], n) => [`:f${n}`, value])),
    },
    ScanIndexForward: !isLatestFirst,
  };
};

/** The first places of a part; without a filter, `most` of them in one request. */
const readPart = async (
  table: Table,
  choice: WorklistChoice,
  part: Part,
  { isLatestFirst, most }: { isLatestFirst: boolean; most: number | undefined },
) => {
  const places: ReferralPlace[] = [];
  let from: Record<string, unknown> | undefined;
  for (let request = 0; request < (most === undefined ? mostRequests : 1); request += 1) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        ...queryOf(table, choice, part, isLatestFirst),
        Limit: most ?? readAtOnce,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    places.push(...Items.map((item) => referralPlaceEntity.schema.parse(item)));
    from = LastEvaluatedKey;
    if (!from) return { places, more: false };
  }
  return { places, more: true };
};

const { danger, other } = dangerPrefixes;
const prefixesOf = ({ onlyDanger }: WorklistChoice, order: WorklistOrder): (string | undefined)[] => {
  if (onlyDanger) return [danger];
  // Each of the two groups has its latest at its own end of the index.
  return order === 'newest' ? [danger, other] : [undefined];
};

const referredOf = (place: ReferralPlace) => place[sortKey].slice(danger.length);

const compareBy = (order: WorklistOrder) => (one: ReferralPlace, two: ReferralPlace) => {
  if (order === 'newest') return referredOf(one) < referredOf(two) ? 1 : -1;
  return one[sortKey] < two[sortKey] ? -1 : 1;
};

const entity = { ...recordEntity, schema: recordEntity.schema };

/** The referrals of places, from their records as they are now; one that cannot be read keeps its place. */
const readEntries = async (table: Table, places: readonly ReferralPlace[]) => {
  const ids = [...new Set(places.map(({ patientId }) => patientId))];
  const items = await readBatch(table, ids.map(recordEntity.key));
  const readable = items.flatMap((item) => parseOr(entity, item, () => []));
  const records = new Map(readable.map((record) => [record.referralId, record]));
  return places.map(({ patientId, number }): WorklistEntry | Unreadable<'patientId'> => {
    const record = records.get(patientId);
    const episode = record?.episodes.find((one) => one.number === number);
    return record && episode ? { record, episode } : { patientId, unreadable: true };
  });
};

/** Whether a referral still is in the chosen state: the index is eventually consistent. */
const fits = (entry: WorklistEntry | Unreadable<'patientId'>, { states }: WorklistChoice) =>
  'unreadable' in entry || states.includes(entry.episode.state);

/**
 * Referrals by state, service, language and worker: a bounded number of requests, however many there are. If a state
 * has more than can be read, those at the start of the order are found.
 */
export const createWorklistStore = (table: Table) => {
  const readPlaces = async (choice: WorklistChoice, order: WorklistOrder, most?: number) => {
    const parts = choice.states.flatMap((state) => prefixesOf(choice, order).map((prefix) => ({ state, prefix })));
    const read = await Promise.all(
      parts.map((part) => readPart(table, choice, part, { isLatestFirst: order === 'newest', most })),
    );
    return {
      places: read.flatMap(({ places }) => places).toSorted(compareBy(order)),
      more: read.some(({ more }) => more),
    };
  };

  const countState = async (state: ReferralState, most: number) => {
    const { Count = 0 } = await table.client.send(
      new QueryCommand({
        ...queryOf(table, { states: [state] }, { state, prefix: undefined }, false),
        Select: 'COUNT',
        Limit: most + 1,
      }),
    );
    return { count: Math.min(Count, most), more: Count > most };
  };

  const countAll = async () => {
    const counted = referralStates.map(async (state) => [state, await countState(state, mostCounted)] as const);
    return z
      .record(z.enum(referralStates), z.object({ count: z.int(), more: z.boolean() }))
      .parse(Object.fromEntries(await Promise.all(counted)));
  };

  return {
    /**
     * A page (one-based), with the number of referrals in each state, counted up to a limit. Without a filter only the
     * pages up to it are read.
     */
    async list(choice: WorklistChoice, order: WorklistOrder, { page, size }: { page: number; size: number }) {
      const isFiltered = choice.onlyDanger === true || conditionsOf(choice).length > 0;
      const [{ places, more }, counts] = await Promise.all([
        readPlaces(choice, order, isFiltered ? undefined : Math.min(page * size, mostCounted)),
        countAll(),
      ]);
      const chosen = choice.states.map((state) => counts[state]);
      const total = isFiltered ? places.length : chosen.reduce((sum, { count }) => sum + count, 0);
      const entries = await readEntries(table, places.slice((page - 1) * size, page * size));
      return {
        entries: entries.filter((entry) => fits(entry, choice)),
        total,
        more: isFiltered ? more : chosen.some((one) => one.more),
        counts,
      };
    },

    /**
     * The first of the new referrals, those that speak of danger before all others, and their number, counted up to `most`:
     * counting reads the same places, so both are one request for each state.
     */
    async readUnattended(size: number, most: number) {
      const choice = { states: referralStatesUnattended };
      const { places } = await readPlaces(choice, 'danger', most + 1);
      const entries = (await readEntries(table, places.slice(0, size))).filter((entry) => fits(entry, choice));
      return { entries, count: { count: Math.min(places.length, most), more: places.length > most } };
    },

    /** The number of referrals that wait for somebody, counted up to `most`. */
    async countUnattended(most: number): Promise<{ count: number; more: boolean }> {
      const counted = await Promise.all(referralStatesUnattended.map((state) => countState(state, most)));
      const count = counted.reduce((sum, one) => sum + one.count, 0);
      return { count: Math.min(count, most), more: count > most || counted.some(({ more }) => more) };
    },
  };
};
export type WorklistStore = ReturnType<typeof createWorklistStore>;

export const statesOf = (chosen: 'open' | ReferralState): readonly ReferralState[] =>
  chosen === 'open' ? openReferralStates : [chosen];
