import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import type { Product } from '../../infra/local/product.ts';
import type { StaffRole } from '../../shared/kernel/roles.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from './ask.ts';
import { readJwt } from './jwt.ts';
import { signIn } from './sign-in.ts';

export type Colleague = { id: string; headers: { authorization: string } };

// Numbered anew in each file, of which each is lent the product anew.
const counts = new WeakMap<Product, number>();

/** One more member of staff of a product, signed in. */
export const addColleague = async (product: Product, role: StaffRole = 'ROLE_STAFF'): Promise<Colleague> => {
  const count = (counts.get(product) ?? 0) + 1;
  counts.set(product, count);
  const account = { email: `colleague${count}@bca.example`, mobile: `+4477009006${String(count).padStart(2, '0')}` };
  const named = { ...account, role, firstName: 'Colleague', lastName: `Number ${count}` };
  await createAccount(new CognitoIdentityProviderClient({}), named);
  const { accessToken } = await signIn(product, { ...account, password: demonstrationPassword });
  return {
    id: String(readJwt(accessToken).claims.username),
    headers: { authorization: `Bearer ${accessToken}` },
  };
};

/** Makes an admin set the services in which somebody works. */
export const chooseServices = async (product: Product, admin: Colleague, { id }: Colleague, services: string[]) => {
  const answer = await ask(product.url, userCalls.chooseServices, {
    params: { username: id },
    body: { services, version: 0 },
    headers: admin.headers,
  });
  if (answer.status !== 200) throw new Error(`The services were not chosen: ${answer.text}`);
};
