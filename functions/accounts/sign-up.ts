import { randomBytes } from 'node:crypto';
import { noMoreSignUps, signUpClosed, tooManyMails } from '../../shared/accounts/sign-in-texts.ts';
import { noRole } from '../../shared/kernel/roles.ts';
import { notOpen, tooMany } from '../kernel/http/outcome.ts';
import { isStrangerMailRefused } from '../kernel/lib/daily-quota.ts';
import { aboutAddress } from './about-address.ts';
import type { AccountsHandlers } from './dependencies.ts';

/** The answer is the same for any address: the rest is in the mail. */
export const signUp: AccountsHandlers['signUp'] = async (
  { body: { username, password, firstName, lastName }, client },
  dependencies,
) => {
  if (!dependencies.isSignUpOpen) return notOpen(signUpClosed);
  // Checked before the address is looked up, so that the answer is the same for every address.
  if (await isStrangerMailRefused(dependencies.limits, client.network, Date.now())) {
    return tooMany(noMoreSignUps);
  }
  const signUpWith = (chosen: string) =>
    dependencies.userAccounts.signUp({
      email: username,
      password: chosen,
      firstName,
      lastName,
      givePermit: async () => ({ permit: await dependencies.permits.give(Date.now()), network: client.network }),
    });
  const answered = await aboutAddress({ what: 'mail', email: username, client }, dependencies, async () => {
    const first = await signUpWith(password);
    // An error here would reveal which addresses have no account. The account gets a password that nobody knows: its owner
    // chooses one with the code, or by 'Forgot your password?'.
    return first === 'breached' ? await signUpWith(randomBytes(24).toString('base64url')) : first;
  });
  if (answered === undefined) return tooMany(tooManyMails);
  return {
    status: 200,
    body: { username, role: noRole, message: 'If this address can be signed up, we have sent a code to it.' },
  };
};
