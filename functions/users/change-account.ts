import { missing } from '../../shared/kernel/missing.ts';
import type { UserAccount } from '../../shared/users/calls.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import type { Changed, StaffPolicy } from '../kernel/identity/staff-policy.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import type { UsersDependencies } from './dependencies.ts';

export const busy = 'Somebody else is changing accounts right now. Please try again in a moment.';
export const lastAdmin = 'This is the last admin who can sign in. Please make somebody else an admin first.';

/** Makes one change to one account under its lock, and returns the account afterwards. */
export const changeAccount = async (
  username: string,
  auditContext: AuditContext,
  { accounts, lock, pool, complete }: UsersDependencies,
  change: (accounts: StaffPolicy) => Promise<Changed>,
) => {
  const changed = await lock(() => change(accounts(auditContext)));
  if (changed === undefined) return conflict(busy);
  if (changed === 'last-admin') return conflict(lastAdmin);
  const account = changed === 'missing' ? undefined : await pool.read(username);
  if (!account) return notFound(missing.account);
  const [body] = (await complete([account])) as [UserAccount];
  return { status: 200 as const, body };
};
