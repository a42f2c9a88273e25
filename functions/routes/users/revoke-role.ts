import type { users } from '../../../shared/api/users.ts';
import type { Handler } from '../../http/handler.ts';
import { changeAccount } from './change-account.ts';
import type { UsersDependencies } from './dependencies.ts';

export const revokeRole: Handler<typeof users.revokeRole, UsersDependencies> = async (
  { params: { username }, auditContext },
  dependencies,
) => await changeAccount(username, auditContext, dependencies, (accounts) => accounts.revoke(username));
