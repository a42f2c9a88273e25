import { limitPolicy, sharedDays, unauthenticatedMails } from '../../../shared/kernel/limit-policy.ts';
import { consumeDailyQuota, isSharedDayOver } from '../lib/daily-quota.ts';
import type { LimitStore } from '../store/limits.ts';

const { unauthenticatedMailsOfNetwork } = limitPolicy;
const shareOf = (network: string) => ({ what: unauthenticatedMails, subject: '*', network });

/** Counts a mail to somebody without a role, which a network asked for; false when it may have no more. */
export const spendStrangerMail = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.use(shareOf(network), unauthenticatedMailsOfNetwork, now)) &&
  (await consumeDailyQuota(limits, sharedDays.unauthenticatedMails, network, now));

/** Whether it would be refused; counts nothing. */
export const isStrangerMailRefused = async (limits: LimitStore, network: string, now: number): Promise<boolean> =>
  (await limits.isFull(shareOf(network), unauthenticatedMailsOfNetwork, now)) ||
  (await isSharedDayOver(limits, sharedDays.unauthenticatedMails, network, now));
