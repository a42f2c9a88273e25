import { randomUUID } from 'node:crypto';
import { commitTraced } from '../../../functions/data/audit.ts';
import { openTable } from '../../../functions/data/open-table.ts';
import { openSessions } from '../../../functions/data/sessions.ts';
import { openStaffLock } from '../../../functions/data/staff-lock.ts';
import { commit } from '../../../functions/data/write.ts';
import { openStaffAccounts } from '../../../functions/lib/staff-accounts.ts';
import { openStaffPool } from '../../../functions/lib/staff-pool.ts';
import type { GrantInput } from '../../../shared/api/users.ts';
import { sayNextStep } from '../../../shared/domain/account-state.ts';
import { organisationIt } from '../../../shared/domain/organisation-it.ts';
import { Failure } from '../../failure.ts';

/** What an admin does at /admin/users, for when there is none yet. Answers what to do next. */
export const grantAsOrganisation = async (input: GrantInput): Promise<string> => {
  const table = openTable();
  const sessions = openSessions(table);
  const pool = openStaffPool();
  const accounts = openStaffAccounts(pool, async (username, traced) => {
    const now = new Date();
    const who = { at: now.toISOString(), requestId: randomUUID(), username: organisationIt } as const;
    const trace = { ...who, role: 'ROLE_ADMIN', call: 'grantRole', written: false } as const;
    const bar = [sessions.bar(username, now.getTime())];
    await (traced === 'first' ? commitTraced(table, bar, { ...trace }, username) : commit(table, bar));
  });
  const granted = await openStaffLock(table)(() => accounts.grant(input));
  if (granted === undefined)
    throw new Failure('Somebody is changing accounts right now. Please try again in a minute.');
  if (granted === 'last-admin') throw new Failure('This is the last admin. Please make somebody else an admin first.');
  const account = await pool.read(granted.username);
  if (!account) throw new Error('An account was given a role, and is not there');
  const next = sayNextStep({ ...account, made: granted.made });
  return `${input.email} is ${input.role}, with codes texted to ${input.mobile}. ${next}`;
};
