import { changeAccount } from './change-account.ts';
import type { UsersHandler } from './dependencies.ts';

export const revokeRole: UsersHandler<'revokeRole'> = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.revoke(username));
