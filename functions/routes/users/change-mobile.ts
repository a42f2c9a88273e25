import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../lib/handler.ts';
import { changeAccount } from './change-account.ts';
import type { UsersDependencies } from './dependencies.ts';

export const changeMobile: Handler<typeof users.changeMobile, UsersDependencies> = async (
  { params: { username }, body, trace },
  dependencies,
) => await changeAccount(username, trace, dependencies, (accounts) => accounts.changeMobile(username, body.mobile));
