import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createEnding, type EndPlanned } from '../../data/planned/cancel-planned.ts';
import { createHandingOne, type HandingOne } from '../../data/planned/hand-one.ts';
import { createJoinedReferralStore, type JoinedReferralStore } from '../../data/records/joined-referrals.ts';
import { createJunkReferrals, type JunkReferrals } from '../../data/records/junk-referrals.ts';
import { createReferralStore, type ReferralStore } from '../../data/records/referrals.ts';
import { createSettingsStore, type SettingsStore } from '../../data/settings.ts';
import { createWorklistStore, type WorklistStore } from '../../data/work/worklist.ts';
import type { StaffDirectory } from '../../identity/directory.ts';
import { lazyClient } from '../../lib/lazy-client.ts';
import { type Mail, type MailOutcome, sendMail } from '../../lib/send-mail.ts';

export type ReferralsDependencies = {
  worklist: WorklistStore;
  referrals: ReferralStore;
  endPlanned: EndPlanned;
  handing: HandingOne;
  joined: JoinedReferralStore;
  junk: JunkReferrals;
  settings: Pick<SettingsStore, 'read'>;
  staff: StaffDirectory;
  sendMail: (mail: Mail, now: number) => Promise<MailOutcome>;
};

export const makeDependencies = (): ReferralsDependencies => {
  const table = connectTable();
  const limits = createLimitStore(table);
  return {
    worklist: createWorklistStore(table),
    referrals: createReferralStore(table),
    endPlanned: createEnding(table),
    handing: createHandingOne(table),
    joined: createJoinedReferralStore(table),
    junk: createJunkReferrals(table),
    settings: createSettingsStore(table),
    staff: lazyClient(async () => (await import('../../identity/directory.ts')).createStaffDirectory()),
    sendMail: (mail, now) => sendMail(limits, mail, now),
  };
};
