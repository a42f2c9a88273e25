import { tooManyTexts, tooManyTries } from '../../shared/accounts/sign-in-texts.ts';
import { notAuthenticated, tooMany } from '../kernel/http/outcome.ts';
import { mayTryPassword } from './about-address.ts';
import { wrongPassword } from './authorities.ts';
import type { AccountsHandlers } from './dependencies.ts';

export const sendCode: AccountsHandlers['sendCode'] = async ({ body: { to, password }, client }, dependencies) => {
  if (password === undefined) return notAuthenticated('Please enter your password again to be sent a new code.');
  if (!(await mayTryPassword(to, client, dependencies))) return tooMany(tooManyTries);
  const answer = await dependencies.pool.signIn(to, password, client);
  if (answer.step === 'too-many-texts') return tooMany(tooManyTexts);
  return answer.step === 'code-sent'
    ? { status: 200, body: { status: 'pending', session: answer.session } }
    : notAuthenticated(wrongPassword);
};
