import { randomBytes } from 'node:crypto';
import { Fault, invalidParameter } from './fault.ts';
import type { Pool } from './pool.ts';
import { makeVerifier } from './srp.ts';
import type { User } from './state.ts';

const invalidPassword = (reason: string) =>
  new Fault('InvalidPasswordException', `Password did not conform with policy: ${reason}`);

export const checkPasswordPolicy = (password: string): void => {
  if (/^\s|\s$/.test(password)) throw invalidParameter('Password must not begin or end with white space.');
  if (password.length < 12) throw invalidPassword('Password not long enough');
  if (password.length > 128) throw invalidPassword('Password too long');
};

// A few of those that every list of stolen passwords has. The cloud's is longer.
const breached = new Set([
  'password1234',
  'password12345',
  '123456789012',
  'qwertyuiop12',
  'iloveyou1234',
  'letmein12345',
]);

/** As threat protection does where somebody chooses a password; an administrator may still set one. */
export const refuseBreached = (password: string): void => {
  if (!breached.has(password.toLowerCase())) return;
  throw new Fault('InvalidPasswordException', 'Provided password cannot be used for security reasons.');
};

export const makeCredential = (pool: Pool, sub: string, password: string): Pick<User, 'salt' | 'verifier'> => {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: makeVerifier({ poolName: pool.name, sub }, password, salt) };
};

/** Ends a half-done sign-in with the old password. */
export const setPassword = (pool: Pool, user: User, password: string): void => {
  Object.assign(user, makeCredential(pool, user.sub, password), { modifiedAt: pool.now() });
  pool.state.challenges = pool.state.challenges.filter((challenge) => challenge.sub !== user.sub);
};
