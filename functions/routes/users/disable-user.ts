import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../lib/handler.ts';
import { changeAccount } from './change-account.ts';
import type { UsersDependencies } from './dependencies.ts';

export const disableUser: Handler<typeof users.disableUser, UsersDependencies> = async (
  { params: { username }, trace },
  dependencies,
) => await changeAccount(username, trace, dependencies, (accounts) => accounts.disable(username));
