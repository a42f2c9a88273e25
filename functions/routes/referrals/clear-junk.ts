import type { referrals } from '../../../shared/api/referrals.ts';
import type { Handler } from '../../http/handler.ts';
import type { ReferralsDependencies } from './dependencies.ts';
import { referralsRead } from './referrals-read.ts';

export const clearJunk: Handler<typeof referrals.clearJunk, ReferralsDependencies> = async (
  { body, auditContext },
  { junk },
) => ({ status: 200, body: await junk.clear(referralsRead(body), auditContext) });
