import { randomBytes, randomUUID } from 'node:crypto';
import { notAuthorized } from './fault.ts';
import { hashToken } from './keys.ts';
import type { Pool } from './pool.ts';
import type { Grant } from './state.ts';

type Opening = Pick<Grant, 'sub' | 'clientId' | 'device'>;

export const openGrant = (pool: Pool, opening: Opening): { grant: Grant; refreshToken: string } => {
  const refreshToken = randomBytes(64).toString('base64url');
  const authTime = pool.now();
  const expiresAt = authTime + pool.config.refreshTokenHours * 3_600_000;
  const identity = { originJti: randomUUID(), refreshHash: hashToken(refreshToken), revoked: false };
  return { grant: { ...identity, ...opening, authTime, expiresAt }, refreshToken };
};

export const findGrant = (pool: Pool, refreshToken: string): Grant | undefined => {
  const refreshHash = hashToken(refreshToken);
  return pool.state.grants.find((grant) => grant.refreshHash === refreshHash);
};

export const refuseIfSpent = (pool: Pool, grant: Grant): void => {
  if (grant.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (pool.now() >= grant.expiresAt) throw notAuthorized('Refresh Token has expired');
};

export const revokeGrants = (pool: Pool, sub: string): void => {
  for (const grant of pool.state.grants) if (grant.sub === sub) grant.revoked = true;
};

/** A grant is stored for as long as an access token made from it may live: GetUser reads it. */
export const forgetOldGrants = (pool: Pool): void => {
  const accessMs = pool.config.accessTokenMinutes * 60_000;
  pool.state.grants = pool.state.grants.filter(({ expiresAt }) => pool.now() < expiresAt + accessMs);
};
