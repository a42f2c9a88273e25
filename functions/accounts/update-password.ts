import { breachedPassword } from '../../shared/accounts/sign-in-texts.ts';
import { notAuthenticated } from '../kernel/http/outcome.ts';
import { aboutAddress, wrongCode } from './about-address.ts';
import type { AccountsHandlers } from './dependencies.ts';

/** A new password ends every session that the old one began. */
export const updatePassword: AccountsHandlers['updatePassword'] = async (
  { body: { email, code, password }, client },
  dependencies,
) => {
  const answered = await aboutAddress({ what: 'code', email, client }, dependencies, () =>
    dependencies.userAccounts.reset(email, code, password, dependencies.revokeSessions),
  );
  if (answered === 'breached') {
    const errors = [{ path: 'password', message: breachedPassword }];
    return { status: 400, body: { status: 400, message: breachedPassword, errors } };
  }
  return answered === 'done'
    ? { status: 200, body: { message: 'Your password has been changed.' } }
    : notAuthenticated(wrongCode);
};
