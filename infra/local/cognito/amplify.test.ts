import {
  AdminConfirmSignUpCommand,
  AdminDisableUserCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, fetchUserAttributes, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, expect, test, vi } from 'vitest';
import { browser, disabled, email, expired, password, setup, UserPoolId, wrongPassword } from './testing.ts';

const setupBrowser = async () => {
  const world = await setup();
  const storage = new Map<string, string>();
  Amplify.configure({
    Auth: { Cognito: { userPoolId: UserPoolId, userPoolClientId: browser, userPoolEndpoint: world.pool.endpoint } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  const refreshToken = () => [...storage].find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? '';
  return { ...world, storage, refreshToken };
};

afterEach(() => vi.restoreAllMocks());

test('Amplify signs in by SRP and SMS code, refreshes, and signs out for good', async () => {
  const { makeStaff, outbox, lastCode, refreshToken, refresh, storage } = await setupBrowser();
  const sub = await makeStaff();

  const first = await signIn({ username: 'Asha@Example.ORG', password });
  expect(first.nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0123' },
  });
  expect(outbox).toEqual([{ channel: 'sms', to: '+447700900123', text: `Sign-in ${lastCode()}`, code: lastCode() }]);
  expect(lastCode()).toMatch(/^\d{6}$/);
  expect(await confirmSignIn({ challengeResponse: lastCode() })).toMatchObject({ isSignedIn: true });

  const { tokens } = await fetchAuthSession();
  expect(tokens?.accessToken.payload).toMatchObject({ sub, 'cognito:groups': ['ROLE_STAFF'], client_id: browser });
  expect(await fetchUserAttributes()).toMatchObject({ sub, email, given_name: 'Asha' });

  const renewed = (await fetchAuthSession({ forceRefresh: true })).tokens;
  expect(renewed?.accessToken.payload.origin_jti).toBe(tokens?.accessToken.payload.origin_jti);
  expect(renewed?.accessToken.payload.jti).not.toBe(tokens?.accessToken.payload.jti);

  const token = refreshToken();
  await signOut();
  expect(storage.size).toBe(0);
  await expect(refresh(token, browser)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
});

test('a user without SMS MFA is signed in by the password alone', async () => {
  const { makeUser, outbox } = await setupBrowser();
  await makeUser();
  expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
  expect(outbox).toEqual([]);
  await signOut();
});

test('a global sign-out ends the other sessions of the user', async () => {
  const { makeUser, signIn: signInElsewhere, refresh, getUser } = await setupBrowser();
  await makeUser();
  const other = await signInElsewhere();
  await signIn({ username: email, password });
  await signOut({ global: true });
  await expect(refresh(other.RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  await expect(getUser(other.AccessToken)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
});

test('a wrong password, a near miss and an unknown address get one answer', async () => {
  const { makeUser } = await setupBrowser();
  await makeUser();
  await expect(signIn({ username: email, password: `${password}!` })).rejects.toMatchObject(wrongPassword);
  await expect(signIn({ username: email, password: password.toUpperCase() })).rejects.toMatchObject(wrongPassword);
  await expect(signIn({ username: 'nobody@example.org', password })).rejects.toMatchObject(wrongPassword);
});

test('a password proof that was overheard cannot be sent again', async () => {
  const { makeUser } = await setupBrowser();
  await makeUser();
  const fetches = vi.spyOn(globalThis, 'fetch');
  await signIn({ username: email, password });
  const proof = fetches.mock.calls.find(([, init]) => String(init?.body).includes('PASSWORD_CLAIM_SIGNATURE'));
  if (!proof) throw new Error('No proof was sent.');
  const again = await fetch(...proof);
  expect(again.status).toBe(400);
  expect(await again.json()).toEqual({ __type: expired.name, message: expired.message });
  await signOut();
});

test('passwords with accents, emoji and 128 characters sign in', async () => {
  const { send, outbox } = await setupBrowser();
  const Password = 'pässwörd 🔑 ضع '.repeat(8).trim().padEnd(128, 'é').slice(0, 128);
  await send(new SignUpCommand({ ClientId: browser, Username: email, Password }));
  await expect(signIn({ username: email, password: Password })).resolves.toMatchObject({
    nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
  });
  await send(new AdminConfirmSignUpCommand({ UserPoolId, Username: email }));
  expect(await signIn({ username: email, password: Password })).toMatchObject({ isSignedIn: true });
  expect(outbox).toHaveLength(1);
  await signOut();
});

test('a disabled user is told so only with the right password', async () => {
  const { makeUser, send } = await setupBrowser();
  await makeUser();
  await send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(signIn({ username: email, password: 'something else' })).rejects.toMatchObject(wrongPassword);
  await expect(signIn({ username: email, password })).rejects.toMatchObject(disabled);
});
