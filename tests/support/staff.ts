import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import { type StaffRole, staffRoles } from '../../shared/domain/roles.ts';
import { signIn } from './sign-in.ts';

/** A member of staff of that role, signed in: the headers of their calls. */
export const signInStaff = async (product: Product, role: StaffRole = 'ROLE_STAFF') => {
  const account = {
    email: `${role.toLowerCase()}@bca.example`,
    role,
    mobile: `+44770090040${staffRoles.indexOf(role)}`,
  };
  await createAccount(new CognitoIdentityProviderClient({}), { ...account, firstName: 'Test', lastName: 'Person' });
  const { accessToken } = await signIn(product, { ...account, password: demonstrationPassword });
  return { authorization: `Bearer ${accessToken}` };
};
