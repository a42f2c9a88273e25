import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import type { StaffRole } from '../../shared/domain/roles.ts';
import { signIn } from './sign-in.ts';

const mobiles: Record<StaffRole, string> = { ROLE_ADMIN: '+447700900401', ROLE_STAFF: '+447700900402' };

/** A member of staff of that role, signed in: the headers of their calls. */
export const signInStaff = async (product: Product, role: StaffRole = 'ROLE_STAFF') => {
  const account = { email: `${role.toLowerCase()}@bca.example`, role, mobile: mobiles[role] };
  await createAccount(new CognitoIdentityProviderClient({}), { ...account, firstName: 'Test', lastName: 'Person' });
  const { accessToken } = await signIn(product, { ...account, password: demonstrationPassword });
  return { authorization: `Bearer ${accessToken}` };
};
