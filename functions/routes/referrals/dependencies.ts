import type { referrals } from '../../../shared/api/referrals.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createEnding } from '../../data/planned/cancel-planned.ts';
import { createHandingOne } from '../../data/planned/hand-one.ts';
import { createJoinedReferralStore } from '../../data/records/joined-referrals.ts';
import { createJunkReferrals } from '../../data/records/junk-referrals.ts';
import { createReferralStore } from '../../data/records/referrals.ts';
import { createSettingsStore } from '../../data/settings.ts';
import { createWorklistStore } from '../../data/work/worklist.ts';
import type { Handler } from '../../http/handler.ts';
import { lazyClient } from '../../lib/lazy-client.ts';
import { type Mail, sendMail } from '../../lib/send-mail.ts';
import { findCaller } from '../records/find-caller.ts';

export const makeDependencies = () => {
  const table = connectTable();
  const staff = lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory());
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
export type ReferralsHandler<Name extends keyof typeof referrals> = Handler<
  (typeof referrals)[Name],
  ReferralsDependencies
>;
