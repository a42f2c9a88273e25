import type { referralCalls } from '../../shared/referrals/calls.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { createHandingOne } from '../appointments/store/planned/hand-planned.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { type Mail, sendMail } from '../kernel/lib/send-mail.ts';
import { tryLoadPublished } from '../kernel/site/load-published.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { findCaller } from '../patients/colleagues.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createJoinedReferralStore } from './store/joined-referrals.ts';
import { createJunkReferrals } from './store/junk-referrals.ts';
import { createReferralStore } from './store/referrals.ts';
import { createWorklistStore } from './store/worklist.ts';

export const makeDependencies = withStaff((table, staff) => {
  const callerBy = (username: string) => findCaller(username, staff);
  const limits = createLimitStore(table);
  return {
    worklist: createWorklistStore(table),
    referrals: createReferralStore(table),
    endPlanned: createEnding(table, callerBy),
    handing: createHandingOne(table, callerBy),
    joined: createJoinedReferralStore(table),
    junk: createJunkReferrals(table),
    settings: createSettingsStore(table),
    sendMail: async (mail: Mail, now: number) => {
      await tryLoadPublished();
      return await sendMail(limits, mail, now);
    },
  };
});
export type ReferralsDependencies = ReturnType<typeof makeDependencies>;
export type ReferralsHandlers = Handlers<typeof referralCalls, ReferralsDependencies>;
