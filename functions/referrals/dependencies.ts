import type { referralCalls } from '../../shared/referrals/calls.ts';
import { createEnding } from '../appointments/store/planned/cancel-planned.ts';
import { createHandingOne } from '../appointments/store/planned/hand-planned.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { type Mail, sendMail } from '../kernel/lib/send-mail.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { findCaller } from '../patients/colleagues.ts';
import { createSettingsStore } from '../settings/store/settings.ts';
import { createJoinedReferralStore } from './store/joined-referrals.ts';
import { createJunkReferrals } from './store/junk-referrals.ts';
import { createReferralStore } from './store/referrals.ts';
import { createWorklistStore } from './store/worklist.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../kernel/identity/directory.ts')).createStaffDirectory());
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
    staff,
    sendMail: (mail: Mail, now: number) => sendMail(limits, mail, now),
  };
};
export type ReferralsDependencies = ReturnType<typeof makeDependencies>;
export type ReferralsHandlers = Handlers<typeof referralCalls, ReferralsDependencies>;
