import * as z from 'zod';
import { hourMs } from '../../../shared/kernel/session-policy.ts';
import { openReferralStates, referralStatesUnattended } from '../../../shared/referrals/referral-state.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { placesQuery, queryPage, queryPages } from '../../kernel/store/query-items.ts';
import { placeSort } from '../../kernel/store/table.ts';
import {
  dangerPrefixes,
  type ReferralPlace,
  referralPlaceEntity,
  type WorklistPart,
  worklistPartition,
} from './referral-places.ts';

/** The chosen filters; one that is left out matches anything. */
export type WorklistChoice = {
  parts: readonly WorklistPart[];
  service?: string | undefined;
  /** Folded. */
  language?: string | undefined;
  /** The id of an account, or `nobody`. */
  worker?: string | undefined;
  onlyDanger?: boolean | undefined;
};
export type WorklistOrder = 'danger' | 'newest';

/** A count up to a limit: `more` says that there are more. */
export type Counted = { count: number; more: boolean };
const countsByState = z.record(z.enum(openReferralStates), z.object({ count: z.int(), more: z.boolean() }));

/*
 * A list of any length is read a section at a time, each with a bounded number of requests; `next`, the sort key of its last
 * place, is where the section after it begins. With a filter a section ends where the reading did, and may have no rows.
 */
export const sectionSize = 200;
/** With a filter: the number of places read at once, and the limit on requests of a section. */
const readAtOnce = 500;
const mostRequests = 2;
/** The limit on the count of what is set apart: a flood is to be seen in its size. */
const mostApart = 1000;
/** The time in which a referral is among those that have just arrived. */
const arrivedWithinMs = 24 * hourMs;

const { danger, other } = dangerPrefixes;
/** After every instant in a sort key. */
const lastInstant = '~';

const isFiltered = ({ service, language, worker }: WorklistChoice): boolean =>
  [service, language, worker].some((one) => one !== undefined);

type Range = { from: string; to: string };
const everything: Range = { from: ' ', to: lastInstant };
const under = (prefix: string): Range => ({ from: prefix, to: prefix + lastInstant });

/** A range of a list of the worklist. */
type Part = { part: WorklistPart; range: Range };

const queryOf = ({ service, language, worker }: Partial<WorklistChoice>, { part, range }: Part, latestFirst: boolean) =>
  placesQuery(worklistPartition(part), {
    range: { condition: 'BETWEEN :from AND :to', values: { ':from': range.from, ':to': range.to } },
    equals: { service, language, worker },
    latestFirst,
  });

/** The time of a referral and its id, without whether it speaks of danger. */
const referredOf = (sort: string) => sort.slice(danger.length);

/** When the referral of a place was made. */
const instantOf = (sort: string): string => referredOf(sort).split('#')[0] ?? '';

const comparing = (order: WorklistOrder) => (one: string, two: string) => {
  if (order === 'newest') return referredOf(one) < referredOf(two) ? 1 : -1;
  return one < two ? -1 : 1;
};

const inOrder = (places: readonly ReferralPlace[], order: WorklistOrder): ReferralPlace[] => {
  const compare = comparing(order);
  return places.toSorted((one, two) => compare(one.sortedBy, two.sortedBy));
};

/** The ranges that are read of each list, after a place or from the start; each has the order's first at one of its ends. */
const rangesOf = ({ onlyDanger }: WorklistChoice, order: WorklistOrder, after: string | undefined): Range[] => {
  if (order === 'danger') {
    const whole = onlyDanger ? under(danger) : everything;
    // No sort key is one of another and a letter, so that this is after it.
    return [after === undefined ? whole : { from: `${after} `, to: whole.to }].filter(({ from, to }) => from <= to);
  }
  const groups = onlyDanger ? [danger] : [danger, other];
  return groups.map((prefix) => ({
    from: prefix,
    to: after === undefined ? prefix + lastInstant : `${prefix}${referredOf(after).slice(0, -1)}`,
  }));
};

const newestSince = (places: readonly ReferralPlace[], since: string) => ({
  places: inOrder(
    places.filter((place) => referredOf(place.sortedBy) >= since),
    'newest',
  ),
  more: false,
});

/** The places found in a part, and the last sort key that was looked at where there are more. */
type Read = { places: ReferralPlace[]; until: string | undefined };

const keyed = z.object({ sortedBy: z.string() });

/** Reads the places of the worklist: each list to its end, a section at a time, with a bounded number of requests. */
export const createWorklistPlaces = (table: Table) => {
  /** The first places of a part: a section of them in one request, or with a filter what some requests find. */
  const readPart = async (choice: WorklistChoice, part: Part, isLatestFirst: boolean): Promise<Read> => {
    const query = queryOf(choice, part, isLatestFirst);
    const [Limit, requests] = isFiltered(choice) ? [readAtOnce, mostRequests] : [sectionSize + 1, 1];
    const places: ReferralPlace[] = [];
    let until: string | undefined;
    for await (const { items, next } of queryPages(table, { ...query, Limit }, requests)) {
      places.push(...items.map((item) => referralPlaceEntity.schema.parse(item)));
      until = next && keyed.parse(next).sortedBy;
    }
    return { places, until };
  };

  const readSection = async (choice: WorklistChoice, order: WorklistOrder, after: string | undefined) => {
    const compare = comparing(order);
    const parts = choice.parts.flatMap((part) => rangesOf(choice, order, after).map((range) => ({ part, range })));
    const read = await Promise.all(parts.map((part) => readPart(choice, part, order === 'newest')));
    // Beyond the least that any part was read to, places of that part may be missing.
    const end = read.flatMap(({ until }) => until ?? []).toSorted(compare)[0];
    const found = read.flatMap((one) => one.places);
    const places = inOrder(
      found.filter((place) => end === undefined || compare(place.sortedBy, end) < 0 || place.sortedBy === end),
      order,
    );
    const section = places.slice(0, sectionSize);
    return { section, next: places.length > sectionSize ? section.at(-1)?.sortedBy : end };
  };

  const countPart = async (part: WorklistPart, most: number): Promise<Counted> => {
    const query = queryOf({}, { part, range: everything }, false);
    const { count } = await queryPage(table, { ...query, Select: 'COUNT', Limit: most + 1 });
    return { count: Math.min(count, most), more: count > most };
  };

  const countOpen = async () => {
    const counted = openReferralStates.map(async (state) => [state, await countPart(state, sectionSize)] as const);
    return countsByState.parse(Object.fromEntries(await Promise.all(counted)));
  };

  /** The number of those set apart, and of those among them that speak of danger, which come first. */
  const countApart = async (): Promise<Counted & { danger: number }> => {
    const query = queryOf({}, { part: 'apart', range: everything }, false);
    const { items, next } = await queryPage(table, { ...query, ProjectionExpression: placeSort, Limit: mostApart });
    const sorts = items.map((item) => keyed.parse(item).sortedBy);
    const dangers = sorts.filter((sort) => sort.startsWith(danger)).length;
    return { count: sorts.length, more: next !== undefined, danger: dangers };
  };

  /** The new referrals of the last day, newest first: a section of them. */
  const readArrived = async (now: number): Promise<{ places: ReferralPlace[]; more: boolean }> => {
    const since = new Date(now - arrivedWithinMs).toISOString();
    const all: WorklistChoice = { parts: ['new'] };
    const ranges = [danger, other].map((prefix) => ({ from: prefix + since, to: prefix + lastInstant }));
    const read = await Promise.all(ranges.map((range) => readPart(all, { part: 'new', range }, true)));
    return {
      places: inOrder(
        read.flatMap((one) => one.places),
        'newest',
      ),
      more: read.some(({ until }) => until !== undefined),
    };
  };

  /** The places that nobody has dealt with by state, each list from its first on; `more`: it is longer than what is read. */
  const readByState = () =>
    Promise.all(
      referralStatesUnattended.map(async (state) => {
        const { places, until } = await readPart({ parts: [state] }, { part: state, range: everything }, false);
        return {
          places: places.map((one) => ({ ...one, state, referredAt: instantOf(one.sortedBy) })),
          more: until !== undefined,
        };
      }),
    );

  /** The places that nobody has dealt with, those that speak of danger first; and those of them of the last day, newest first. */
  const readUnattended = async (now: number) => {
    const choice = { parts: referralStatesUnattended };
    const [news, beingRead] = await Promise.all([
      readPart(choice, { part: 'new', range: everything }, false),
      readPart(choice, { part: 'reading', range: everything }, false),
    ]);
    const since = new Date(now - arrivedWithinMs).toISOString();
    return {
      waiting: {
        places: inOrder([...news.places, ...beingRead.places], 'danger'),
        more: (news.until ?? beingRead.until) !== undefined,
      },
      // Where all new ones are read, those of the last day are among them.
      arrived: news.until === undefined ? newestSince(news.places, since) : await readArrived(now),
    };
  };

  return { readSection, countPart, countOpen, countApart, readArrived, readUnattended, readByState };
};
