import type { UserAccount } from '../../shared/users/calls.ts';
import { conflict } from '../kernel/http/outcome.ts';
import { busy, lastAdmin } from './change-account.ts';
import type { UsersHandlers } from './dependencies.ts';

export const grantRole: UsersHandlers['grantRole'] = async (
  { body, auditContext },
  { accounts, lock, pool, complete },
) => {
  const granted = await lock(() => accounts(auditContext).grant(body));
  if (granted === undefined) return conflict(busy);
  if (granted === 'last-admin') return conflict(lastAdmin);
  const account = await pool.read(granted.username);
  if (!account) throw new Error('The account that was given a role is missing');
  const [user] = (await complete([account])) as [UserAccount];
  return { status: 200, body: { ...user, made: granted.made } };
};
