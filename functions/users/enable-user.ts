import { changeAccount } from './change-account.ts';
import type { UsersHandlers } from './dependencies.ts';

export const enableUser: UsersHandlers['enableUser'] = async ({ params: { username }, auditContext }, dependencies) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.enable(username));
