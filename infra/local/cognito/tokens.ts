import { randomUUID } from 'node:crypto';
import { notAuthorized } from './fault.ts';
import { readAccessClaims, signJwt } from './jwt.ts';
import type { Pool } from './pool.ts';
import type { Grant, User } from './state.ts';
import { defaultScope, type Generation, runTrigger, type TokenRequest } from './trigger.ts';
import { findUser, refuseIfDisabled } from './users.ts';

type Claims = Record<string, unknown>;

const reserved = new Set(
  [
    'acr amr at_hash aud auth_time azp client_id cnf device_key event_id exp iat identities iss jti nbf nonce origin_jti',
  ]
    .concat('s_hash scope sub token_use username version')
    .flatMap((names) => names.split(' ')),
);
const isReserved = (name: string) => reserved.has(name) || /^(cognito|dev):/.test(name);

const describeAccess = (user: User, grant: Grant, generation: Generation): Claims => {
  const scopes = [defaultScope, ...(generation?.scopesToAdd ?? [])];
  const scope = scopes.filter((name) => !generation?.scopesToSuppress?.includes(name)).join(' ');
  const device = grant.device && { device_key: grant.device.key };
  return { ...device, client_id: grant.clientId, token_use: 'access', scope, username: user.sub };
};

const describeIdentity = (user: User, grant: Grant): Claims => {
  const verified = (name: string) => name in user.attributes && { [name]: user.attributes[name] === 'true' };
  return {
    ...user.attributes,
    ...verified('email_verified'),
    ...verified('phone_number_verified'),
    'cognito:username': user.sub,
    aud: grant.clientId,
    token_use: 'id',
  };
};

const override = (claims: Claims, generation: Generation): Claims => {
  const added = { ...claims };
  for (const [name, value] of Object.entries(generation?.claimsToAddOrOverride ?? {})) {
    if (!isReserved(name)) added[name] = value;
  }
  const suppressed = generation?.claimsToSuppress?.filter((name) => !isReserved(name)) ?? [];
  return Object.fromEntries(Object.entries(added).filter(([name]) => !suppressed.includes(name)));
};

export const makeTokens = async (pool: Pool, request: TokenRequest, grant: Grant) => {
  const { groups, access, id } = await runTrigger(pool, request);
  // The account may have been disabled or deleted while the trigger ran.
  const user = findUser(pool, grant.sub);
  if (!user) throw notAuthorized('User does not exist.');
  refuseIfDisabled(user);
  const issuedAt = Math.floor(pool.now() / 1000);
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: grant.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(grant.authTime / 1000),
    iat: issuedAt,
  };
  const { accessTokenMinutes, idTokenMinutes } = pool.config;
  const accessClaims = override({ ...shared, ...describeAccess(user, grant, access) }, access);
  const idClaims = override({ ...shared, ...describeIdentity(user, grant) }, id);
  return {
    AccessToken: signJwt(pool.key, { ...accessClaims, exp: issuedAt + accessTokenMinutes * 60, jti: randomUUID() }),
    IdToken: signJwt(pool.key, { ...idClaims, exp: issuedAt + idTokenMinutes * 60, jti: randomUUID() }),
    ExpiresIn: accessTokenMinutes * 60,
    TokenType: 'Bearer',
  };
};

export const requireAccessToken = (pool: Pool, token: string): { user: User; grant: Grant } => {
  const claims = readAccessClaims(pool.key, token);
  const grant = pool.state.grants.find(({ originJti }) => originJti === claims.origin_jti);
  if (claims.iss !== pool.issuer) throw notAuthorized('Invalid Access Token');
  if (pool.now() >= claims.exp * 1000) throw notAuthorized('Access Token has expired');
  if (!claims.scope.split(' ').includes(defaultScope))
    throw notAuthorized('Access Token does not have required scopes');
  const user = findUser(pool, claims.sub);
  if (user) refuseIfDisabled(user);
  if (!user || !grant || grant.revoked) throw notAuthorized('Access Token has been revoked');
  return { user, grant };
};
