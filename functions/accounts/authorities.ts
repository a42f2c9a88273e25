import { type Authority, findStaffRole, noRole, unverified } from '../../shared/kernel/roles.ts';
import type { Tokens } from '../kernel/identity/sign-in.ts';
import type { AccountsDependencies } from './dependencies.ts';

export const wrongPassword = 'Sorry, that email address and password do not match an account that can sign in.';

/** The authorities before the texted code: those that the account will have after it. */
export const pendingAuthorities = (groups: string[]): Authority[] => {
  const role = findStaffRole(groups);
  return [{ authority: role ? unverified(role) : noRole }];
};

/** The authorities after the code, from the token, which alone decides about later calls. */
export const provedAuthorities = async (
  { accessToken }: Tokens,
  verifyAccessToken: AccountsDependencies['verifyAccessToken'],
): Promise<Authority[]> => {
  const claims = await verifyAccessToken(accessToken);
  return [{ authority: findStaffRole(claims?.['cognito:groups'] ?? []) ?? noRole }];
};
