import { facts } from '../../shared/organisation/facts.ts';
import type { Caller } from '../kernel/http/handler.ts';
import { conflict, refusedAt } from '../kernel/http/outcome.ts';
import type { SessionHandlers } from './dependencies.ts';
import { describeSignIn } from './own-browsers.ts';

const signInAgain = 'This could not be done with the session that you have. Please sign in again, then try it again.';
const wrongCode =
  'That is not the code that the app shows now. Please enter the newest one; if it is refused again, check the clock of the phone.';

const ownSession = ({ clientId, signIn: { device } }: Caller, refreshToken: string) => ({
  clientId,
  refreshToken,
  device,
});

/** The content of the picture that an app reads: its name for the account, and the secret. */
const addressOf = (secret: string, email: string): string => {
  const issuer = facts.name;
  const label = encodeURIComponent(`${issuer}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20')}`;
};

export const offerApp: SessionHandlers['offerApp'] = async (
  { caller, body: { refreshToken }, auditContext },
  { browsers, secondFactorOf },
) => {
  await browsers.recordChange(caller.username, auditContext);
  const factor = secondFactorOf(caller);
  const secret = await factor.offer(ownSession(caller, refreshToken));
  if (secret === undefined) return conflict(signInAgain);
  const { email } = await factor.read(caller.username);
  return { status: 200, body: { secret, address: addressOf(secret, email) } };
};

/** The gate accepts the app before the pool asks for it, so that no sign-in falls between. */
export const addApp: SessionHandlers['addApp'] = async (
  { caller, body: { refreshToken, code }, auditContext },
  dependencies,
) => {
  const { username } = caller;
  const factor = dependencies.secondFactorOf(caller);
  const verified = await factor.verify(ownSession(caller, refreshToken), code);
  if (verified === 'wrong-code') return refusedAt('code', wrongCode);
  if (verified === 'not-theirs') return conflict(signInAgain);
  await dependencies.browsers.acceptApp(username, auditContext);
  await factor.setApp(username, true);
  return { status: 200, body: await describeSignIn(caller, dependencies) };
};

export const removeApp: SessionHandlers['removeApp'] = async ({ caller, auditContext }, dependencies) => {
  const { username } = caller;
  await dependencies.browsers.recordChange(username, auditContext);
  await dependencies.secondFactorOf(caller).setApp(username, false);
  await dependencies.browsers.acceptNoApp(username);
  return { status: 200, body: await describeSignIn(caller, dependencies) };
};
