import { randomUUID } from 'node:crypto';
import { linkOfInvitation, makeInvitation } from '../../../functions/accounts/store/invitations.ts';
import { createStaffAdmin } from '../../../functions/kernel/identity/staff-admin.ts';
import { createStaffPolicy } from '../../../functions/kernel/identity/staff-policy.ts';
import { commitAudited } from '../../../functions/kernel/store/audit.ts';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createSessionStore } from '../../../functions/kernel/store/sessions.ts';
import { commit } from '../../../functions/kernel/store/write.ts';
import { createStaffLock } from '../../../functions/users/store/staff-lock.ts';
import { describeNextStep } from '../../../shared/accounts/account-state.ts';
import { formatDay } from '../../../shared/kernel/format-day.ts';
import { today } from '../../../shared/kernel/today.ts';
import type { GrantInput } from '../../../shared/users/calls.ts';
import { organisationIt } from '../../../shared/users/organisation-it.ts';
import { Failure } from '../../failure.ts';

/**
 * The steps of an admin at /admin/users, for when there is no admin yet. Returns what to do next: for somebody who has never
 * signed in, the link of an invitation.
 */
export const grantAsOrganisation = async (input: GrantInput, site: string): Promise<string> => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const pool = createStaffAdmin();
  const accounts = createStaffPolicy(pool, async (username, audited) => {
    const now = new Date();
    const who = { at: now.toISOString(), requestId: randomUUID(), username: organisationIt } as const;
    const auditContext = { ...who, role: 'ROLE_ADMIN', call: 'grantRole', written: false } as const;
    const revocation = [sessions.revokeSessions(username, now.getTime())];
    await (audited === 'first'
      ? commitAudited(table, revocation, { ...auditContext }, username)
      : commit(table, revocation));
  });
  const granted = await createStaffLock(table)(() => accounts.grant(input));
  if (granted === undefined)
    throw new Failure('Somebody is changing accounts right now. Please try again in a minute.');
  if (granted === 'last-admin') throw new Failure('This is the last admin. Please make somebody else an admin first.');
  const account = await pool.read(granted.username);
  if (!account) throw new Error('The account that was given a role is missing');
  const known = `${input.email} is ${input.role}, with codes texted to ${input.mobile}.`;
  if (!granted.made) return `${known} ${describeNextStep(account)}`;
  const { write, secret, until } = makeInvitation(granted.username, Date.now());
  await commit(table, [write]);
  const link = linkOfInvitation(site, granted.username, secret);
  return `${known} They choose a password by this link, once, until ${formatDay(today(new Date(until)))}. Give it to nobody else:\n${link}`;
};
