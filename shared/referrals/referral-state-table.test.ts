import { expect, it } from 'vitest';
import type { Permission } from '../kernel/permissions.ts';
import {
  firstReferralState,
  hasEnded,
  isUnattended,
  type Mover,
  mayMove,
  ownReopeningHours,
  permissionToReopen,
  type ReferralState,
  referralStateLabels,
  referralStates,
  referralStatesAfter,
  requiresReason,
  stateAfterAssigning,
} from './referral-state.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const [recent, longAgo] = ['2026-11-18T09:00:00Z', '2026-11-01T09:00:00Z'];
const mover = (username: string, ...permissions: Permission[]): Mover => ({
  username,
  now,
  may: (permission) => permissions.includes(permission),
});

/** The people who may make a change, found by trying each kind of person. */
const whoMay = (from: ReferralState, to: ReferralState): string => {
  const isAllowed = (stateSince: string, who: Mover) =>
    mayMove({ state: from, stateSince, stateBy: 'whoever-ended-it' }, to, who);
  if (isAllowed(longAgo, mover('a-colleague', 'mayWriteRecords'))) return 'all with `mayWriteRecords`';
  const own = isAllowed(recent, mover('whoever-ended-it', 'mayWriteRecords'));
  const later = isAllowed(longAgo, mover('a-colleague', 'mayWriteRecords', permissionToReopen));
  return [
    ...(own ? [`whoever ended it, within ${ownReopeningHours} hours, with \`mayWriteRecords\``] : []),
    ...(later ? [`at any time with \`${permissionToReopen}\``] : []),
  ].join('; ');
};

const rows = referralStates.flatMap((from) =>
  referralStatesAfter[from].map(
    (to) =>
      `| ${referralStateLabels[from]} | ${referralStateLabels[to]} | ${whoMay(from, to)} | ${requiresReason(from, to) ? 'yes' : 'no'} |`,
  ),
);
const named = (states: readonly ReferralState[]) => states.map((state) => referralStateLabels[state]).join(', ');

const table = [
  '# The states of a referral',
  '',
  'Written by `shared/referrals/referral-state-table.test.ts` from `referral-state.ts`; run',
  '`npm run accept` when the rules change. Which role has which permission',
  'stands in `shared/kernel/permissions.ts`.',
  '',
  `Open: ${named(referralStates.filter((state) => !hasEnded(state)))}. Ended: ${named(referralStates.filter(hasEnded))}.`,
  '',
  `A referral through the website begins as ${referralStateLabels[firstReferralState('public')]}, one that staff write down as ${referralStateLabels[firstReferralState('staff')]}.`,
  `A person whom nobody looked after and who is given a worker: ${referralStates
    .filter((state) => stateAfterAssigning(state) !== state)
    .map((state) => `${referralStateLabels[state]} becomes ${referralStateLabels[stateAfterAssigning(state)]}`)
    .join(', ')}.`,
  'Every change stands on the timeline with who, when and why.',
  'Only a record that is nothing but one referral, of a person without a worker, can become Junk. It is then in no list of patients, no search by name, no report and no total; `docs/operations.md` says how it is taken back.',
  '',
  `A referral that speaks of danger has a promised call. While it is ${named(referralStates.filter(isUnattended))} the call is everybody's; every other state,`,
  'another worker or the end of the episode asks whether it was made, or who makes it. An open call goes with the person to their',
  'worker, and to the record that the referral is joined to, and ends only when it is recorded, or nobody is to make it for a reason',
  '(`functions/safety/store/call-after.ts`).',
  '',
  '| from | to | who may | why is asked |',
  '|---|---|---|---|',
  ...rows,
  '',
].join('\n');

it('the table in the documentation is the one that the code goes by', async () => {
  await expect(table).toMatchFileSnapshot('../../docs/referral-states.md');
});
