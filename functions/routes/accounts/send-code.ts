import type { accounts } from '../../../shared/api/accounts.ts';
import { tooManyTexts } from '../../../shared/domain/sign-in-texts.ts';
import type { Handler } from '../../http/handler.ts';
import { notAuthenticated, tooMany } from '../../http/outcome.ts';
import { wrongPassword } from './authorities.ts';
import type { AccountsDependencies } from './dependencies.ts';

export const sendCode: Handler<typeof accounts.sendCode, AccountsDependencies> = async (
  { body: { to, password } },
  { pool },
) => {
  if (password === undefined) return notAuthenticated('Please enter your password again to be sent a new code.');
  const answer = await pool.signIn(to, password);
  if (answer.step === 'too-many-texts') return tooMany(tooManyTexts);
  return answer.step === 'code-sent'
    ? { status: 200, body: { status: 'pending', session: answer.session } }
    : notAuthenticated(wrongPassword);
};
