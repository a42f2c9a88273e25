import { changeAccount } from './change-account.ts';
import type { UsersHandler } from './dependencies.ts';

export const enableUser: UsersHandler<'enableUser'> = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.enable(username));
