import type { accounts } from '../../../shared/api/accounts.ts';
import { limitPolicy, strangerMails } from '../../../shared/domain/limit-policy.ts';
import { noRole } from '../../../shared/domain/roles.ts';
import { noMoreSignUps, signUpClosed, tooManyMails } from '../../../shared/domain/sign-in-texts.ts';
import type { Handler } from '../../http/handler.ts';
import { notOpen, tooMany } from '../../http/outcome.ts';
import { aboutAddress } from './about-address.ts';
import type { AccountsDependencies } from './dependencies.ts';

/** Answers the same whatever the address is: the rest is in the mail. */
export const signUp: Handler<typeof accounts.signUp, AccountsDependencies> = async (
  { body: { username, password, firstName, lastName }, client },
  dependencies,
) => {
  if (!dependencies.isSignUpOpen) return notOpen(signUpClosed);
  // Asked before the address is looked at, so that everybody is told the same.
  if (await dependencies.limits.isDayFull(strangerMails, limitPolicy.strangerMailsADay, Date.now())) {
    return tooMany(noMoreSignUps);
  }
  const answered = await aboutAddress({ what: 'mail', email: username, client }, dependencies, () =>
    dependencies.userAccounts.signUp({
      email: username,
      password,
      firstName,
      lastName,
      givePermit: () => dependencies.permits.give(Date.now()),
    }),
  );
  if (answered === undefined) return tooMany(tooManyMails);
  return {
    status: 200,
    body: { username, role: noRole, message: 'If this address can be signed up, we have sent a code to it.' },
  };
};
