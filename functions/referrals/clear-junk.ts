import type { ReferralsHandler } from './dependencies.ts';
import { referralsRead } from './referrals-read.ts';

export const clearJunk: ReferralsHandler<'clearJunk'> = async ({ body, auditContext }, { junk }) => ({
  status: 200,
  body: await junk.clear(referralsRead(body), auditContext),
});
