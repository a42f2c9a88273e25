import { missing } from '../../../shared/api/missing.ts';
import type { UserAccount } from '../../../shared/api/users.ts';
import type { AuditContext } from '../../data/audit.ts';
import { conflict, notFound } from '../../http/outcome.ts';
import type { Changed, StaffPolicy } from '../../identity/staff-policy.ts';
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
