import * as z from 'zod';
import { describeAttributes, describeMfa } from '../describe.ts';
import { refuseOtherDevice } from '../devices.ts';
import { Fault, notAuthorized } from '../fault.ts';
import { findGrant, refuseIfSpent, revokeGrants } from '../grants.ts';
import { define, metadata } from '../operation.ts';
import { type Client, findClient, type Pool } from '../pool.ts';
import { makeTokens, requireAccessToken } from '../tokens.ts';
import { findUser, refuseIfDisabled } from '../users.ts';

const token = z.string().min(1).max(8192);
const byAccessToken = z.object({ AccessToken: token });

export const refreshTokens = async (
  pool: Pool,
  client: Client,
  refreshToken: string,
  clientMetadata: z.output<typeof metadata>,
  deviceKey: string | undefined,
) => {
  const grant = findGrant(pool, refreshToken);
  const user = grant && findUser(pool, grant.sub);
  if (!user || grant.clientId !== client.clientId) throw notAuthorized('Invalid Refresh Token');
  refuseIfDisabled(user);
  refuseIfSpent(pool, grant);
  refuseOtherDevice(user, grant, deviceKey);
  const request = { user, clientId: client.clientId, source: 'TokenGeneration_RefreshTokens' as const, clientMetadata };
  const AuthenticationResult = await makeTokens(pool, request, grant);
  // Checked again: a sign-out may have come while the trigger ran.
  refuseIfSpent(pool, grant);
  return { AuthenticationResult, ChallengeParameters: {} };
};

export const getTokensFromRefreshToken = define(
  z.object({ ClientId: z.string(), RefreshToken: token, ClientMetadata: metadata, DeviceKey: z.string().optional() }),
  (pool, { ClientId, RefreshToken, ClientMetadata, DeviceKey }) =>
    refreshTokens(pool, findClient(pool, ClientId), RefreshToken, ClientMetadata, DeviceKey),
);

/** An unknown token is answered like a revoked one (RFC 7009). */
export const revokeToken = define(z.object({ ClientId: z.string(), Token: token }), (pool, { ClientId, Token }) => {
  const client = findClient(pool, ClientId);
  const grant = findGrant(pool, Token);
  if (grant && grant.clientId !== client.clientId) {
    throw new Fault('UnauthorizedException', 'The token was not issued to this client.');
  }
  if (grant) grant.revoked = true;
  return {};
});

export const globalSignOut = define(byAccessToken, (pool, { AccessToken }) => {
  revokeGrants(pool, requireAccessToken(pool, AccessToken).user.sub);
  return {};
});

export const getUser = define(byAccessToken, (pool, { AccessToken }) => {
  const { user } = requireAccessToken(pool, AccessToken);
  return { Username: user.sub, UserAttributes: describeAttributes(user), ...describeMfa(user) };
});
