import { referralLetters } from '#words/referral-letters.ts';
import { limitPolicy, sharedDays } from '../../shared/kernel/limit-policy.ts';
import { tooMany } from '../kernel/http/outcome.ts';
import { consumeDailyQuota } from '../kernel/lib/daily-quota.ts';
import type { IntakeHandlers } from './dependencies.ts';

/** Permits a browser to send one file into quarantine, within the limits of its network and of the day. */
export const offerUpload: IntakeHandlers['offerUpload'] = async (
  { body, client: { network } },
  { limits, uploads, quarantine },
) => {
  const now = Date.now();
  const limited = { what: 'upload', subject: '*', network };
  const isPermitted =
    (await limits.use(limited, limitPolicy.uploadsOfNetwork, now)) &&
    (await consumeDailyQuota(limits, sharedDays.uploads, network, now));
  if (!isPermitted) return tooMany(referralLetters.tooOften);
  const { uploadId } = await uploads.offer(body, new Date(now).toISOString());
  return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
};
