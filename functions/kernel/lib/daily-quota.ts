import { limitPolicy, type SharedDay, sharedDays, unauthenticatedMails } from '../../../shared/kernel/limit-policy.ts';
import type { LimitStore } from '../store/limits.ts';
import { log } from './log.ts';

const shareOf = ({ counted }: SharedDay, network: string) => ({ what: counted, subject: 'full day', network });

/** Counts a use for everybody's day; false, with a line in the log, on a full one. */
export const spendOfDay = async (
  limits: Pick<LimitStore, 'spendOfDay'>,
  counted: string,
  most: number,
  now: number,
): Promise<boolean> => {
  if (await limits.spendOfDay(counted, most, now)) return true;
  log({ event: 'quota-exceeded', counted });
  return false;
};

/**
 * Counts a use for everybody's day and returns true; on a full day it counts towards the share of its network, too, and
 * returns false once that is used up. Without a network, which a retry does not have, there is none.
 */
export const consumeDailyQuota = async (
  limits: Pick<LimitStore, 'spendOfDay' | 'use'>,
  day: SharedDay,
  network: string | undefined,
  now: number,
): Promise<boolean> => {
  if (await spendOfDay(limits, day.counted, day.softLimit, now)) return true;
  return (
    network !== undefined &&
    (await limits.use(shareOf(day, network), day.perNetworkAfterwards, now)) &&
    (await limits.spendOfDay(day.counted, day.most, now))
  );
};

/** Whether a network has nothing left of the day; counts nothing. */
const isSharedDayOver = async (
  limits: Pick<LimitStore, 'isDayFull' | 'isFull'>,
  day: SharedDay,
  network: string,
  now: number,
): Promise<boolean> => {
  if (!(await limits.isDayFull(day.counted, day.softLimit, now))) return false;
  return (
    (await limits.isFull(shareOf(day, network), day.perNetworkAfterwards, now)) ||
    (await limits.isDayFull(day.counted, day.most, now))
  );
};

const { unauthenticatedMailsOfNetwork } = limitPolicy;
const shareOfStrangers = (network: string) => ({ what: unauthenticatedMails, subject: '*', network });

/** Counts a mail to somebody without a role, which a network asked for; false when it may have no more. */
export const spendStrangerMail = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.use(shareOfStrangers(network), unauthenticatedMailsOfNetwork, now)) &&
  (await consumeDailyQuota(limits, sharedDays.unauthenticatedMails, network, now));

/** Whether it would be refused; counts nothing. */
export const isStrangerMailRefused = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.isFull(shareOfStrangers(network), unauthenticatedMailsOfNetwork, now)) ||
  (await isSharedDayOver(limits, sharedDays.unauthenticatedMails, network, now));
