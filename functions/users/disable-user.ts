import { changeAccount } from './change-account.ts';
import type { UsersHandlers } from './dependencies.ts';

export const disableUser: UsersHandlers['disableUser'] = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.disable(username));
