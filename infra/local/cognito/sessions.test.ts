import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { expect, test } from 'vitest';
import { browser, disabled, email, minutes, readClaims, server, setup, UserPoolId } from './testing.ts';

const revokedRefresh = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' };
const revokedAccess = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' };
const invalidAccess = { name: 'NotAuthorizedException', message: 'Invalid Access Token' };

type Jwk = { kid: string; alg: 'RS256'; kty: 'RSA'; use: 'sig'; n: string; e: string };
const readJwks = async (uri: string) => (await (await fetch(uri)).json()) as { keys: Jwk[] };

const setupSession = async () => {
  const world = await setup();
  const sub = await world.makeStaff();
  return { ...world, sub, tokens: await world.signIn() };
};

test('aws-jwt-verify accepts both tokens with the published key', async () => {
  const { pool, tokens, sub } = await setupSession();
  const jwks = await readJwks(pool.jwksUri);
  expect(Object.keys(jwks.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: server });
  verifier.cacheJwks(jwks);
  const access = await verifier.verify(tokens.AccessToken, { tokenUse: 'access', groups: 'ROLE_STAFF' });
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const shared = { sub, 'cognito:groups': ['ROLE_STAFF'], origin_jti: uuid, event_id: uuid, jti: uuid };
  const times = { auth_time: access.iat, iat: expect.any(Number), exp: access.iat + 3600 };
  const iss = `https://cognito-idp.eu-west-2.amazonaws.com/${UserPoolId}`;
  const scope = 'aws.cognito.signin.user.admin';
  expect(access).toEqual({ ...shared, ...times, iss, client_id: server, token_use: 'access', scope, username: sub });
  expect(await verifier.verify(tokens.IdToken, { tokenUse: 'id' })).toEqual({
    ...shared,
    ...times,
    jti: uuid,
    iss,
    aud: server,
    token_use: 'id',
    'cognito:username': sub,
    email,
    email_verified: true,
    given_name: 'Asha',
    phone_number: '+447700900123',
    phone_number_verified: false,
  });
  await expect(verifier.verify(tokens.IdToken, { tokenUse: 'access' })).rejects.toThrow();
});

test('both refresh calls renew the tokens and keep the time of sign-in', async () => {
  const { send, tokens, refresh, advance } = await setupSession();
  advance(minutes(90));
  const AuthParameters = { REFRESH_TOKEN: tokens.RefreshToken };
  const AuthFlow = 'REFRESH_TOKEN_AUTH';
  const results = [
    await refresh(tokens.RefreshToken),
    (await send(new InitiateAuthCommand({ ClientId: server, AuthFlow, AuthParameters }))).AuthenticationResult,
    (await send(new AdminInitiateAuthCommand({ UserPoolId, ClientId: server, AuthFlow, AuthParameters })))
      .AuthenticationResult,
  ];
  const before = readClaims(tokens.AccessToken);
  for (const result of results) {
    const { auth_time, origin_jti } = before;
    expect(readClaims(result?.AccessToken)).toMatchObject({ auth_time, origin_jti, iat: Number(before.iat) + 5400 });
    expect(result?.RefreshToken).toBeUndefined();
  }
});

test('a sign-in lasts eight hours and no refresh makes it longer', async () => {
  const { tokens, refresh, advance } = await setupSession();
  advance(minutes(479));
  expect((await refresh(tokens.RefreshToken))?.AccessToken).toBeTruthy();
  advance(minutes(1));
  await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
});

test('a refresh token is refused to the other client, and so is an invented one', async () => {
  const { tokens, refresh } = await setupSession();
  const invalid = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };
  await expect(refresh(tokens.RefreshToken, browser)).rejects.toMatchObject(invalid);
  await expect(refresh('invented')).rejects.toMatchObject(invalid);
  await expect(refresh(tokens.AccessToken)).rejects.toMatchObject(invalid);
});

test('a revoked session neither refreshes nor answers, and the other sessions live on', async () => {
  const { send, tokens, signIn, refresh, getUser } = await setupSession();
  const other = await signIn();
  const renewed = await refresh(tokens.RefreshToken);
  const foreign = send(new RevokeTokenCommand({ ClientId: browser, Token: tokens.RefreshToken }));
  await expect(foreign).rejects.toMatchObject({ name: 'UnauthorizedException' });
  await send(new RevokeTokenCommand({ ClientId: server, Token: tokens.RefreshToken }));
  await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject(revokedRefresh);
  await expect(getUser(tokens.AccessToken)).rejects.toMatchObject(revokedAccess);
  await expect(getUser(renewed?.AccessToken ?? '')).rejects.toMatchObject(revokedAccess);
  expect((await getUser(other.AccessToken)).Username).toBeTruthy();
});

test.for(['by the user', 'by an admin', 'by disabling and enabling'])(
  'every session ends when revoked %s',
  async (way) => {
    const { send, tokens, signIn, refresh, getUser } = await setupSession();
    const other = await signIn();
    const user = { UserPoolId, Username: email };
    if (way === 'by the user') await send(new GlobalSignOutCommand({ AccessToken: other.AccessToken }));
    if (way === 'by an admin') await send(new AdminUserGlobalSignOutCommand(user));
    if (way === 'by disabling and enabling') {
      await send(new AdminDisableUserCommand(user));
      await send(new AdminEnableUserCommand(user));
    }
    for (const { RefreshToken, AccessToken } of [tokens, other]) {
      await expect(refresh(RefreshToken)).rejects.toMatchObject(revokedRefresh);
      await expect(getUser(AccessToken)).rejects.toMatchObject(revokedAccess);
    }
    expect((await signIn()).AccessToken).toBeTruthy();
  },
);

test('a disabled user is refused everywhere, a deleted one is unknown', async () => {
  const { send, tokens, startSignIn, refresh, getUser } = await setupSession();
  await send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(startSignIn()).rejects.toMatchObject(disabled);
  await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject(disabled);
  await expect(getUser(tokens.AccessToken)).rejects.toMatchObject(disabled);
  await send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
  await expect(startSignIn()).rejects.toMatchObject({ message: 'Incorrect username or password.' });
  await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
  await expect(getUser(tokens.AccessToken)).rejects.toMatchObject(revokedAccess);
});

test('an access token answers for an hour', async () => {
  const { tokens, getUser, advance } = await setupSession();
  advance(minutes(60) - 1000);
  await getUser(tokens.AccessToken);
  advance(1000);
  await expect(getUser(tokens.AccessToken)).rejects.toMatchObject({ message: 'Access Token has expired' });
});

test('GetUser refuses an ID token and every forgery', async () => {
  const { tokens, getUser, pool } = await setupSession();
  const [header = '', payload = '', signature = ''] = tokens.AccessToken.split('.');
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const edited = encode({ ...readClaims(tokens.AccessToken), sub: 'a8d5cd0a-3b32-4d2b-8b4d-1f6d1f0e9a11' });
  const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const hs256 = `${encode({ alg: 'HS256' })}.${payload}`;
  const { n = '' } = (await readJwks(pool.jwksUri)).keys[0] ?? {};
  const forgeries = [
    tokens.IdToken,
    'garbage',
    `${header}.${payload}.`,
    `${encode({ alg: 'none' })}.${payload}.`,
    `${header}.${edited}.${signature}`,
    `${header}.${payload}.${sign('sha256', Buffer.from(`${header}.${payload}`), foreignKey).toString('base64url')}`,
    `${hs256}.${createHmac('sha256', n).update(hs256).digest('base64url')}`,
    `${tokens.AccessToken}.${signature}`,
  ];
  for (const forgery of forgeries) await expect(getUser(forgery), forgery).rejects.toMatchObject(invalidAccess);
});

test('two pools accept nothing of each other', async () => {
  const { tokens } = await setupSession();
  const other = await setup({ dataDir: await mkdtemp(join(tmpdir(), 'other-pool-')) });
  await other.makeStaff();
  await expect(other.getUser(tokens.AccessToken)).rejects.toMatchObject(invalidAccess);
  await expect(other.refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
});
