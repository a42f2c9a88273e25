import { randomBytes } from 'node:crypto';
import { notAuthorized } from './fault.ts';
import { hashToken } from './keys.ts';
import type { Pool } from './pool.ts';
import type { Challenge } from './state.ts';
import { findOrSimulateUser } from './users.ts';

type Named<N extends Challenge['name']> = Extract<Challenge, { name: N }>;
type Opening<C> = C extends Challenge ? Omit<C, 'sessionHash' | 'expiresAt'> : never;

export const challengeLifeMs = (pool: Pool) => pool.config.authSessionMinutes * 60_000;

export const openChallenge = (pool: Pool, opening: Opening<Challenge>): string => {
  const session = randomBytes(48).toString('base64url');
  const expiresAt = pool.now() + challengeLifeMs(pool);
  pool.state.challenges.push({ ...opening, sessionHash: hashToken(session), expiresAt });
  return session;
};

type Answer<N> = { name: N; clientId: string; session: string; username: string };

/** A session answers only its own challenge, client and user. */
export const requireChallenge = <N extends Challenge['name']>(pool: Pool, answer: Answer<N>): Named<N> => {
  const sessionHash = hashToken(answer.session);
  const challenge = pool.state.challenges.find((entry) => entry.sessionHash === sessionHash);
  if (!challenge || pool.now() >= challenge.expiresAt) {
    throw notAuthorized('Invalid session for the user, session is expired.');
  }
  const sameUser = challenge.sub === findOrSimulateUser(pool, answer.username).sub;
  if (!sameUser || challenge.clientId !== answer.clientId || challenge.name !== answer.name) {
    throw notAuthorized('Invalid session for the user.');
  }
  return challenge as Named<N>;
};

export const closeChallenge = (pool: Pool, challenge: Challenge): void => {
  pool.state.challenges = pool.state.challenges.filter((entry) => entry !== challenge);
};

export const forgetExpiredChallenges = (pool: Pool): void => {
  pool.state.challenges = pool.state.challenges.filter(({ expiresAt }) => pool.now() < expiresAt);
};
