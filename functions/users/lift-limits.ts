import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { UsersHandlers } from './dependencies.ts';

/** Resets the limits on codes and attempts of an account. Its sessions are unchanged. */
export const liftLimits: UsersHandlers['liftLimits'] = async (
  { params: { username }, auditContext },
  { pool, liftLimitsOf, complete },
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  const [[body = account]] = await Promise.all([complete([account]), liftLimitsOf(account, auditContext)]);
  return { status: 200, body };
};
