import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Limit, siteShare } from '../../../shared/kernel/limit-policy.ts';
import { readEnvironment } from '../lib/environment.ts';
import { backOff, StoreBusy } from './back-off.ts';
import { type Entity, keyPattern, nobodysData, type Projection, readItem } from './entity.ts';
import { asRead, patch, put } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import { readPartition } from './query-items.ts';
import { commit, commitOne, type Write } from './write.ts';

const uses = z.object({ at: z.array(z.int()), version: z.int() });
const dayCount = z.object({ times: z.int() });

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The limited action and its subject, and the network where each has its own share: see `siteShare`. */
export type Limited = { what: string; subject: string; network?: string | undefined };

const partition = 'LIMIT#{what}#{subjectHash}';

/** The times of a limited action. Names are hashed: a typed address may be nobody's. */
export const limitEntity: Entity<{ what: string; subjectHash: string }, typeof uses> = {
  name: 'Limit',
  key: keyPattern(partition, 'LIMIT'),
  dataSubject: nobodysData,
  schema: uses,
};

/** The same for all who ask from one network. */
export const networkLimitEntity: Entity<{ what: string; subjectHash: string; networkHash: string }, typeof uses> = {
  ...limitEntity,
  name: 'Limit of one network',
  key: keyPattern(partition, 'NETWORK#{networkHash}'),
};

/** Either of them, by their common, unhashed fields. */
export const limitOf: Projection<Limited, typeof uses> = {
  name: limitEntity.name,
  schema: uses,
  key: ({ what, subject, network }) => {
    const id = { what, subjectHash: hash(subject) };
    if (network === undefined) return limitEntity.key(id);
    return networkLimitEntity.key({ ...id, networkHash: hash(`${subject} ${network}`) });
  },
};

/** The number of uses by everybody together on a day. */
export const dayCountEntity: Entity<{ what: string; day: string }, typeof dayCount> = {
  name: 'Uses of a day',
  key: keyPattern('LIMIT#day#{what}', '{day}'),
  dataSubject: nobodysData,
  schema: dayCount,
};

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const attempts = 5;
const mostLifted = 50;
const dayCountRetentionMs = 3 * 24 * 60 * 60_000;
// Tests do more in a minute than people in a day.
const environment = z.object({ LIMIT_FACTOR: z.coerce.number().int().min(1).default(1) });
const limitFactor = (): number => readEnvironment(environment).LIMIT_FACTOR;

const isReached = (uses: readonly number[], limits: readonly Limit[], now: number): boolean => {
  return limits.some(({ times, withinMs }) => uses.filter((at) => at > now - withinMs).length >= times * limitFactor());
};

export type LimitedUse = { limited: Limited; limits: readonly Limit[] };

/** No use was beyond its limits. */
export const allWithin = -1;

/** A use as it is counted: by its network, and by the site of that network where it has one. */
const withSite = ({ limited, limits }: LimitedUse): LimitedUse[] => {
  const site = limited.network === undefined ? undefined : siteOf(limited.network);
  if (site === undefined) return [{ limited, limits }];
  const ofSite = limits.map(({ times, withinMs }) => ({ times: times * siteShare, withinMs }));
  return [
    { limited, limits },
    { limited: { ...limited, network: site }, limits: ofSite },
  ];
};

const planUse = ({ limited, limits }: LimitedUse, stored: z.infer<typeof uses> | undefined, now: number) => {
  const longest = Math.max(...limits.map(({ withinMs }) => withinMs));
  const recent = (stored?.at ?? []).filter((at) => at > now - longest);
  const version = (stored?.version ?? 0) + 1;
  const counted = { at: [...recent, now], version, expiresAt: Math.ceil((now + longest) / 1000) };
  return { isFull: isReached(recent, limits, now), write: put(limitOf, limited, counted, asRead(stored)) };
};

type Attempt = { full: number; isLost?: true };

/** Counts the uses before the first that is beyond its limits, in one transaction. `isLost` where others wrote too. */
const tryToCount = async (table: Table, all: readonly LimitedUse[], now: number): Promise<Attempt> => {
  const plan = async (use: LimitedUse) => planUse(use, await readItem(table, limitOf, use.limited), now);
  const plans = await Promise.all(all.map((use) => Promise.all(withSite(use).map(plan))));
  const full = plans.findIndex((ofUse) => ofUse.some(({ isFull }) => isFull));
  const within = full === allWithin ? plans : plans.slice(0, full);
  if (within.length === 0) return { full };
  const writes = within.map((ofUse, place) => [place, ofUse.map(({ write }) => write)] as const);
  try {
    const { done, refused } = await commit(table, Object.fromEntries(writes));
    return done ? { full } : { full: Math.min(...[...refused].map(Number)), isLost: true };
  } catch (error) {
    if (!(error instanceof StoreBusy)) throw error;
    // Contention this high is an attempt that the limit is to stop. A referral is then set apart, but never refused.
    return { full: 0 };
  }
};

/** Exact sliding windows: counts the uses before the first beyond its limits, and returns its place or `allWithin`. */
const countUses = async (table: Table, all: readonly LimitedUse[], now: number): Promise<number> => {
  let place = 0;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { full, isLost } = await tryToCount(table, all, now);
    if (!isLost) return full;
    place = full;
    await backOff(attempt);
  }
  // Contention again. Those before it count all the same.
  if (place === 0) return place;
  const before = await countUses(table, all.slice(0, place), now);
  return before === allWithin ? place : before;
};

export const createLimitStore = (table: Table) => ({
  countUses: (all: readonly LimitedUse[], now: number): Promise<number> => countUses(table, all, now),

  /** Counts a use and returns true, or returns false and counts nothing. */
  use: async (limited: Limited, limits: readonly Limit[], now: number): Promise<boolean> =>
    (await countUses(table, [{ limited, limits }], now)) === allWithin,

  /** Whether `use` would return false; counts nothing. */
  async isFull(limited: Limited, limits: readonly Limit[], now: number): Promise<boolean> {
    const counted = withSite({ limited, limits });
    const stored = await Promise.all(counted.map((use) => readItem(table, limitOf, use.limited)));
    return counted.some((use, index) => isReached(stored[index]?.at ?? [], use.limits, now));
  },

  /** Whether there was a use within this time; counts nothing. */
  async isUsed(limited: Limited, withinMs: number, now: number): Promise<boolean> {
    return (await readItem(table, limitOf, limited))?.at.some((at) => at > now - withinMs) ?? false;
  },

  /** Counts one more use on this day and returns true; returns false when there were `most` already. */
  async spendOfDay(what: string, most: number, now: number): Promise<boolean> {
    const spend = { add: { times: 1 }, set: { expiresAt: Math.ceil((now + dayCountRetentionMs) / 1000) } };
    const isLeft = [{ absent: ['times' as const] }, { below: { times: most * limitFactor() } }];
    return await commitOne(table, patch(dayCountEntity, { what, day: dayOf(now) }, spend, isLeft));
  },

  /** Whether there were `most` on this day already; counts nothing. */
  async isDayFull(what: string, most: number, now: number): Promise<boolean> {
    return ((await readItem(table, dayCountEntity, { what, day: dayOf(now) }))?.times ?? 0) >= most * limitFactor();
  },

  /** The writes that delete the uses of one subject from all networks: the first 50, more than its own. */
  async lift(what: string, subject: string): Promise<Write[]> {
    const { pk } = limitOf.key({ what, subject });
    const items = await readPartition(table, pk, { limit: mostLifted });
    // By their keys as they were read: those of networks are hashes, which no id leads to.
    return items.map(({ sk }) => ({ Delete: { Key: { pk, sk: z.string().parse(sk) } } }));
  },
});
export type LimitStore = ReturnType<typeof createLimitStore>;

/**
 * The site that an IPv6 network, four groups as `networkOf` gives them, is in: its /48. Undefined for any other network.
 */
export const siteOf = (network: string): string | undefined =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
