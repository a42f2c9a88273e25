import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import { type StaffRole, staffRoles } from '../../shared/kernel/roles.ts';
import { signIn } from './sign-in.ts';

/** Makes an account of that role and signs it in; returns its tokens. */
export const makeMember = async (
  product: Product,
  account: { role: StaffRole; email: string; mobile: string; firstName?: string },
) => {
  await createAccount(new CognitoIdentityProviderClient({}), { firstName: 'Test', lastName: 'Person', ...account });
  return await signIn(product, { ...account, password: demonstrationPassword });
};

/** A signed-in member of staff of that role: the headers of their calls. Each has another name. */
export const signInStaff = async (product: Product, role: StaffRole = 'ROLE_STAFF', firstName = 'Test') => {
  const { accessToken } = await makeMember(product, {
    email: `${role.toLowerCase()}${firstName === 'Test' ? '' : `.${firstName.toLowerCase()}`}@bca.example`,
    role,
    mobile: `+44770090040${staffRoles.indexOf(role)}`,
    firstName,
  });
  return { authorization: `Bearer ${accessToken}` };
};
