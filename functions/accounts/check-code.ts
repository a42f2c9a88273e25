import { verificationFailed } from '../../shared/accounts/sign-in-texts.ts';
import { provedAuthorities } from './authorities.ts';
import type { AccountsHandlers } from './dependencies.ts';

export const checkCode: AccountsHandlers['checkCode'] = async (
  { body: { to, code, session }, client },
  { pool, verifyAccessToken },
) => {
  const answer = await pool.checkCode({ username: to, code, session }, client);
  if (answer.step !== 'signed-in') {
    return { status: 401, body: { status: 401, message: verificationFailed, verifyStatus: 'denied' } };
  }
  const { tokens } = answer;
  const authorities = await provedAuthorities(tokens, verifyAccessToken);
  return { status: 200, body: { verifyStatus: 'approved', authorities, tokens } };
};
