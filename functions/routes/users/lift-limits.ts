import { missing } from '../../../shared/api/missing.ts';
import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { UsersDependencies } from './dependencies.ts';

/** Resets the limits on codes and attempts of an account. Its sessions are unchanged. */
export const liftLimits: Handler<typeof users.liftLimits, UsersDependencies> = async (
  { params: { username }, auditContext },
  { pool, liftLimitsOf, complete },
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  const [[body = account]] = await Promise.all([complete([account]), liftLimitsOf(account, auditContext)]);
  return { status: 200, body };
};
