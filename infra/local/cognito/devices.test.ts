import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  AdminUpdateDeviceStatusCommand,
  ConfirmDeviceCommand,
  ListDevicesCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, fetchDevices, forgetDevice, rememberDevice, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, expect, test } from 'vitest';
import { quickenAmplify } from '../../../tests/support/quick-amplify.ts';
import { browser, config, email, password, setup, UserPoolId } from './testing.ts';

afterAll(await quickenAmplify());

const invalidRefresh = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };
const noDevice = { name: 'ResourceNotFoundException', message: 'Device does not exist.' };

/** A browser of Asha's, signed in by password and code as Amplify does it. */
const setupBrowser = async () => {
  const world = await setup({ config: { ...config, tracksDevices: true } });
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
  await world.makeStaff();
  const enter = async () => {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep === 'DONE') return 'without a code';
    await confirmSignIn({ challengeResponse: world.lastCode() });
    return 'with a code';
  };
  const leave = () => cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  const find = (name: string) => [...storage].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? '';
  const list = async () =>
    (await world.send(new AdminListDevicesCommand({ UserPoolId, Username: email }))).Devices ?? [];
  return { ...world, storage, enter, leave, find, list };
};

test('a browser that its owner has remembered answers for the code, by the proof of its secret', async () => {
  const { enter, leave, outbox, list } = await setupBrowser();
  expect(await enter()).toBe('with a code');
  await leave();
  expect(await enter()).toBe('with a code');
  await rememberDevice();
  await leave();
  const sent = outbox.length;
  expect(await enter()).toBe('without a code');
  expect(outbox).toHaveLength(sent);
  const [device] = await list();
  const { accessToken } = (await fetchAuthSession()).tokens ?? {};
  expect(accessToken?.payload.device_key).toBe(device?.DeviceKey);
  expect(await fetchDevices()).toMatchObject([{ id: device?.DeviceKey }]);
});

test('one that is forgotten, by its owner or an admin, is asked for a code again and refreshes nothing', async () => {
  const { enter, leave, list, send, find } = await setupBrowser();
  const forgetting = [
    () => forgetDevice(),
    () => send(new AdminForgetDeviceCommand({ UserPoolId, Username: email, DeviceKey: find('deviceKey') })),
  ];
  for (const forget of forgetting) {
    await enter();
    await rememberDevice();
    await forget();
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    await leave();
    expect(await list()).toEqual([]);
    expect(await enter()).toBe('with a code');
    await leave();
  }
});

test('one that is no longer remembered, or whose secret is wrong, does not answer for the code', async () => {
  const { enter, leave, storage, send, find } = await setupBrowser();
  await enter();
  await rememberDevice();
  await leave();
  const name = [...storage.keys()].find((key) => key.endsWith('.randomPasswordKey')) ?? '';
  const secret = storage.get(name) ?? '';
  storage.set(name, `${secret}x`);
  await expect(signIn({ username: email, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  storage.set(name, secret);
  expect(await enter()).toBe('without a code');
  const DeviceKey = find('deviceKey');
  const status = { DeviceKey, DeviceRememberedStatus: 'not_remembered' as const };
  await send(new AdminUpdateDeviceStatusCommand({ UserPoolId, Username: email, ...status }));
  expect((await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeTruthy();
  await leave();
  expect(await enter()).toBe('with a code');
});

test('a sign-in refreshes nothing until its device is confirmed, and then for that device alone', async () => {
  const { signIn: signInByServer, refresh, send, pool } = await setupBrowser();
  const { AccessToken, RefreshToken, NewDeviceMetadata } = await signInByServer();
  const { DeviceKey } = NewDeviceMetadata ?? {};
  await expect(refresh(RefreshToken)).rejects.toMatchObject(invalidRefresh);
  await expect(refresh(RefreshToken, undefined, DeviceKey)).rejects.toMatchObject(invalidRefresh);
  const DeviceSecretVerifierConfig = { PasswordVerifier: 'c2VjcmV0', Salt: 'c2FsdA==' };
  const confirm = (key: string | undefined) =>
    send(new ConfirmDeviceCommand({ AccessToken, DeviceKey: key, DeviceSecretVerifierConfig }));
  await expect(confirm('eu-west-2_00000000-0000-0000-0000-000000000000')).rejects.toMatchObject(noDevice);
  expect(await confirm(DeviceKey)).toMatchObject({ UserConfirmationNecessary: true });
  await expect(confirm(DeviceKey)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(refresh(RefreshToken)).rejects.toMatchObject(invalidRefresh);
  expect((await refresh(RefreshToken, undefined, DeviceKey))?.AccessToken).toBeTruthy();
  expect((await send(new ListDevicesCommand({ AccessToken }))).Devices).toHaveLength(1);
  expect(pool.endpoint).toContain('http');
});

test('the proof of a device is for the session that asked for it, and is taken once', async () => {
  const { enter, leave, send, startSignIn, find } = await setupBrowser();
  await enter();
  await rememberDevice();
  await leave();
  const { Session } = await startSignIn();
  const prove = (ChallengeName: 'DEVICE_SRP_AUTH' | 'DEVICE_PASSWORD_VERIFIER') =>
    send(
      new RespondToAuthChallengeCommand({
        ClientId: browser,
        ChallengeName,
        Session,
        ChallengeResponses: {
          USERNAME: email,
          SRP_A: 'abcdef',
          DEVICE_KEY: find('deviceKey'),
          PASSWORD_CLAIM_SECRET_BLOCK: 'x',
          PASSWORD_CLAIM_SIGNATURE: 'x',
          TIMESTAMP: 'x',
        },
      }),
    );
  // A session that waits for a texted code cannot be answered by a device instead.
  await expect(prove('DEVICE_SRP_AUTH')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(prove('DEVICE_PASSWORD_VERIFIER')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
