import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import { type StaffRole, staffRoles } from '../../shared/domain/roles.ts';
import { signIn } from './sign-in.ts';

/** A signed-in member of staff of that role: the headers of their calls. Each has another name. */
export const signInStaff = async (product: Product, role: StaffRole = 'ROLE_STAFF', firstName = 'Test') => {
  const account = {
    email: `${role.toLowerCase()}${firstName === 'Test' ? '' : `.${firstName.toLowerCase()}`}@bca.example`,
    role,
    mobile: `+44770090040${staffRoles.indexOf(role)}`,
  };
  await createAccount(new CognitoIdentityProviderClient({}), { ...account, firstName, lastName: 'Person' });
  const { accessToken } = await signIn(product, { ...account, password: demonstrationPassword });
  return { authorization: `Bearer ${accessToken}` };
};
