import { type Authority, findStaffRole, noRole, unverified } from '../../../shared/domain/roles.ts';
import type { Tokens } from '../../identity/sign-in.ts';
import type { AccountsDependencies } from './dependencies.ts';

export const wrongPassword = 'Sorry, that email address and password do not match an account that can sign in.';

/** Before the texted code: what the groups will be worth once it is given. */
export const pendingAuthorities = (groups: string[]): Authority[] => {
  const role = findStaffRole(groups);
  return [{ authority: role ? unverified(role) : noRole }];
};

/** After it: what the token itself says, which is all that any later call goes by. */
export const provedAuthorities = async (
  { accessToken }: Tokens,
  verifyAccessToken: AccountsDependencies['verifyAccessToken'],
): Promise<Authority[]> => {
  const claims = await verifyAccessToken(accessToken);
  return [{ authority: findStaffRole(claims?.['cognito:groups'] ?? []) ?? noRole }];
};
