import type { ReferralsHandler } from './dependencies.ts';
import { referralsRead } from './referrals-read.ts';

export const markJunk: ReferralsHandler<'markJunk'> = async ({ body, auditContext }, { junk }) => ({
  status: 200,
  body: await junk.mark(referralsRead(body), body.why, auditContext),
});
