import { changeAccount } from './change-account.ts';
import type { UsersHandler } from './dependencies.ts';

export const changeMobile: UsersHandler<'changeMobile'> = async (
  { params: { username }, body, auditContext },
  dependencies,
) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.changeMobile(username, body.mobile));
