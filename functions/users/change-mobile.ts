import { changeAccount } from './change-account.ts';
import type { UsersHandlers } from './dependencies.ts';

export const changeMobile: UsersHandlers['changeMobile'] = async (
  { params: { username }, body, auditContext },
  dependencies,
) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.changeMobile(username, body.mobile));
