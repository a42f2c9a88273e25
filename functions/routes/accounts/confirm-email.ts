import type { accounts } from '../../../shared/api/accounts.ts';
import type { Handler } from '../../lib/handler.ts';
import { aboutAddress } from './about-address.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** Answers the same whatever the address is: the rest is in the mail. */
export const confirmEmail: Handler<typeof accounts.confirmEmail, AccountsDependencies> = async (
  { body: { email } },
  dependencies,
) => {
  await aboutAddress('mail', email, dependencies, () => dependencies.userAccounts.requestReset(email));
  return { status: 200, body: { message: 'If this address has an account, we have sent a code to it.' } };
};
