import { tooManyTexts, tooManyTries } from '../../shared/accounts/sign-in-texts.ts';
import { notAuthenticated, tooMany } from '../kernel/http/outcome.ts';
import { mayTryPassword } from './about-address.ts';
import { pendingAuthorities, provedAuthorities, wrongPassword } from './authorities.ts';
import type { AccountsHandlers } from './dependencies.ts';

export const signIn: AccountsHandlers['signIn'] = async ({ body: { username, password }, client }, dependencies) => {
  const { pool, verifyAccessToken } = dependencies;
  if (!(await mayTryPassword(username, client, dependencies))) return tooMany(tooManyTries);
  const answer = await pool.signIn(username, password, client);
  if (answer.step === 'too-many-texts') return tooMany(tooManyTexts);
  if (answer.step === 'refused') return notAuthenticated(wrongPassword);
  if (answer.step === 'code-sent') {
    const { session, groups } = answer;
    return { status: 200, body: { username, authorities: pendingAuthorities(groups), session } };
  }
  const authorities = await provedAuthorities(answer.tokens, verifyAccessToken);
  return { status: 200, body: { username, authorities, tokens: answer.tokens } };
};
