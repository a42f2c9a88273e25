import { limitPolicy, sharedDays, strangerMails } from '../../shared/domain/limit-policy.ts';
import type { LimitStore } from '../data/limits.ts';
import { isSharedDayOver, spendSharedDay } from '../lib/shared-day.ts';

const { strangerMailsOfNetwork } = limitPolicy;
const shareOf = (network: string) => ({ what: strangerMails, subject: '*', network });

/** Counts a mail to somebody without a role, which a network asked for; false when it may have no more. */
export const spendStrangerMail = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.use(shareOf(network), strangerMailsOfNetwork, now)) &&
  (await spendSharedDay(limits, sharedDays.strangerMails, network, now));

/** Whether it would be refused; counts nothing. */
export const isStrangerMailRefused = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.isFull(shareOf(network), strangerMailsOfNetwork, now)) ||
  (await isSharedDayOver(limits, sharedDays.strangerMails, network, now));
