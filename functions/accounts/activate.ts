import { notAuthenticated } from '../kernel/http/outcome.ts';
import { aboutAddress, wrongCode } from './about-address.ts';
import type { AccountsHandlers } from './dependencies.ts';

export const activate: AccountsHandlers['activate'] = async (
  { body: { email, code, password }, client },
  dependencies,
) => {
  const answered = await aboutAddress({ what: 'code', email, client }, dependencies, () =>
    dependencies.userAccounts.activate(email, code, password),
  );
  return answered === 'done'
    ? { status: 200, body: { message: 'Your account is active.' } }
    : notAuthenticated(wrongCode);
};
