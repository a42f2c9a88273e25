import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import { changeAccount } from './change-account.ts';
import type { UsersDependencies } from './dependencies.ts';

export const changeMobile: Handler<typeof users.changeMobile, UsersDependencies> = async (
  { params: { username }, body, auditContext },
  dependencies,
) =>
  await changeAccount(username, auditContext, dependencies, (accounts) => accounts.changeMobile(username, body.mobile));
