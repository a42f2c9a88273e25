import type { accounts } from '../../../shared/api/accounts.ts';
import type { Handler } from '../../lib/handler.ts';
import { notAuthenticated } from '../../lib/outcome.ts';
import { wrongPassword } from './authorities.ts';
import type { AccountsDependencies } from './dependencies.ts';

export const sendCode: Handler<typeof accounts.sendCode, AccountsDependencies> = async (
  { body: { to, password } },
  { pool },
) => {
  if (password === undefined) return notAuthenticated('Please enter your password again to be sent a new code.');
  const answer = await pool.signIn(to, password);
  return answer.step === 'code-sent'
    ? { status: 200, body: { status: 'pending', session: answer.session } }
    : notAuthenticated(wrongPassword);
};
