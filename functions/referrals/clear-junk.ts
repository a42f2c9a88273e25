import type { ReferralsHandlers } from './dependencies.ts';
import { referralsRead } from './referrals-read.ts';

export const clearJunk: ReferralsHandlers['clearJunk'] = async ({ body, auditContext }, { junk }) => ({
  status: 200,
  body: await junk.clear(referralsRead(body), auditContext),
});
