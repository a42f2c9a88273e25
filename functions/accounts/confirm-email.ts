import { tooManyMails } from '../../shared/accounts/sign-in-texts.ts';
import { tooMany } from '../kernel/http/outcome.ts';
import { aboutAddress } from './about-address.ts';
import type { AccountsHandlers } from './dependencies.ts';

/** The answer is the same for any address: the rest is in the mail. */
export const confirmEmail: AccountsHandlers['confirmEmail'] = async ({ body: { email }, client }, dependencies) => {
  const answered = await aboutAddress({ what: 'mail', email, client }, dependencies, async () => {
    const permit = await dependencies.permits.give(Date.now());
    return await dependencies.userAccounts.requestReset(email, { permit, network: client.network });
  });
  if (answered === undefined) return tooMany(tooManyMails);
  return { status: 200, body: { message: 'If this address has an account, we have sent a code to it.' } };
};
