import { changeAccount } from './change-account.ts';
import type { UsersHandler } from './dependencies.ts';

export const disableUser: UsersHandler<'disableUser'> = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.disable(username));
