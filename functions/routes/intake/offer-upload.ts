import { referralLetters } from '#words/referral-letters.ts';
import type { intake } from '../../../shared/api/intake.ts';
import { limitPolicy, publicUploads } from '../../../shared/domain/limit-policy.ts';
import type { LimitStore } from '../../data/limits.ts';
import type { Handler } from '../../http/handler.ts';
import { tooMany } from '../../http/outcome.ts';
import { log } from '../../lib/log.ts';
import type { IntakeDependencies } from './dependencies.ts';

const what = 'upload';

/** Counts a file for everybody's day. On a full day each network has a small share more, so that few end it for nobody. */
const spendOfDay = async (limits: LimitStore, network: string, now: number): Promise<boolean> => {
  if (await limits.spendOfDay(publicUploads, limitPolicy.publicUploadsADay, now)) return true;
  log({ event: 'breaker', counted: publicUploads });
  const share = { what, subject: 'full day', network };
  return (
    (await limits.use(share, limitPolicy.uploadsOfNetworkOnFullDay, now)) &&
    (await limits.spendOfDay(publicUploads, limitPolicy.mostPublicUploadsADay, now))
  );
};

/**
 * Permits a browser to send one file into quarantine, within a limit for each network and one for everybody on a day.
 */
export const offerUpload: Handler<typeof intake.offerUpload, IntakeDependencies> = async (
  { body, client: { network } },
  { limits, uploads, quarantine },
) => {
  const now = Date.now();
  const limited = { what, subject: '*', network };
  const isPermitted =
    (await limits.use(limited, limitPolicy.uploadsOfNetwork, now)) && (await spendOfDay(limits, network, now));
  if (!isPermitted) return tooMany(referralLetters.tooOften);
  const { uploadId } = await uploads.offer(body, new Date(now).toISOString());
  return { status: 201, body: { uploadId, ...(await quarantine.offer(uploadId, body)) } };
};
