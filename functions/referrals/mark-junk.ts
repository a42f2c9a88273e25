import type { ReferralsHandlers } from './dependencies.ts';
import { referralsRead } from './referrals-read.ts';

export const markJunk: ReferralsHandlers['markJunk'] = async ({ body, auditContext }, { junk }) => ({
  status: 200,
  body: await junk.mark(referralsRead(body), body.why, auditContext),
});
