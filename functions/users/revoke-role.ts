import { changeAccount } from './change-account.ts';
import type { UsersHandlers } from './dependencies.ts';

export const revokeRole: UsersHandlers['revokeRole'] = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.revoke(username));
