import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import type { UsersDependencies, UsersHandlers } from './dependencies.ts';

/** Changes the second factor of somebody else, and returns their account. Roles and sessions are unchanged. */
const changeFactor = async (
  username: string,
  auditContext: AuditContext,
  { pool, complete }: UsersDependencies,
  change: (username: string, auditContext: AuditContext) => Promise<void>,
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  const [[body = account]] = await Promise.all([complete([account]), change(username, auditContext)]);
  return { status: 200 as const, body };
};

export const forgetBrowsersOf: UsersHandlers['forgetBrowsersOf'] = async (
  { params: { username }, auditContext },
  dependencies,
) => await changeFactor(username, auditContext, dependencies, dependencies.forgetBrowsersOf);

export const removeAppOf: UsersHandlers['removeAppOf'] = async ({ params: { username }, auditContext }, dependencies) =>
  await changeFactor(username, auditContext, dependencies, dependencies.removeAppOf);
