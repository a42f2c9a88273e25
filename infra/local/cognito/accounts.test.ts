import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import {
  anotherCode,
  browser,
  email,
  minutes,
  outcome,
  password,
  server,
  setup,
  UserPoolId,
  wrongPassword,
} from './testing.ts';

const ClientId = server;
const nobody = 'anna@example.org';
const newPassword = 'another long password';
const mismatch = { name: 'CodeMismatchException', message: 'Invalid verification code provided, please try again.' };

const setupAccounts = async (options: Parameters<typeof setup>[0] = {}) => {
  const world = await setup(options);
  const { send } = world;
  const signUp = (attributes: Record<string, string> = {}, Username = email, Password = password) => {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    return send(new SignUpCommand({ ClientId, Username, Password, UserAttributes }));
  };
  const confirm = (ConfirmationCode: string, Username = email) =>
    send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
  const resend = (Username = email) => send(new ResendConfirmationCodeCommand({ ClientId, Username }));
  const forget = (Username = email) => send(new ForgotPasswordCommand({ ClientId, Username }));
  const reset = (ConfirmationCode: string, Username = email, Password = newPassword) =>
    send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
  return { ...world, signUp, confirm, resend, forget, reset };
};

test('somebody signs up, activates with the code from the email, and signs in', async () => {
  const { signUp, confirm, startSignIn, outbox, lastCode, getUser } = await setupAccounts();
  const made = await signUp({ given_name: 'Asha', family_name: 'Rao' }, 'Asha@Example.org');
  expect(made).toMatchObject({
    UserConfirmed: false,
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
  });
  expect(outbox).toEqual([{ channel: 'email', to: email, text: `Activate ${lastCode()}`, code: lastCode() }]);
  await expect(startSignIn()).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
  await confirm(lastCode());
  const { AuthenticationResult } = await startSignIn('ASHA@example.org');
  const user = await getUser(AuthenticationResult?.AccessToken ?? '');
  expect(user.Username).toBe(made.UserSub);
  expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
});

test('an unconfirmed account is only owned up to with its password', async () => {
  const { signUp, startSignIn } = await setupAccounts();
  await signUp();
  await expect(startSignIn(email, 'not the password')).rejects.toMatchObject(wrongPassword);
});

test('a taken address is refused whatever its case', async () => {
  const { signUp } = await setupAccounts();
  await signUp();
  await expect(signUp({}, email.toUpperCase())).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('a pool closed to self sign-up refuses it', async () => {
  const { config } = await import('./testing.ts');
  const { signUp } = await setupAccounts({ config: { ...config, selfSignUp: false } });
  await expect(signUp()).rejects.toMatchObject({ message: 'SignUp is not permitted for this user pool' });
});

test('nobody writes an address, a phone number, a role, a verified mark or an identity at sign-up', async () => {
  const { signUp, send } = await setupAccounts();
  for (const name of ['email', 'phone_number', 'custom:role', 'email_verified', 'sub', '__proto__', 'cognito:groups']) {
    await expect(signUp({ [name]: '+447700900123' }), name).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    });
  }
  expect((await send(new ListUsersCommand({ UserPoolId }))).Users).toEqual([]);
});

test('a password has 12 to 128 characters and no rule of composition', async () => {
  const { signUp, reset } = await setupAccounts();
  const invalid = { name: 'InvalidPasswordException' };
  await expect(signUp({}, email, 'a'.repeat(11))).rejects.toMatchObject(invalid);
  await expect(signUp({}, email, 'a'.repeat(129))).rejects.toMatchObject(invalid);
  await expect(reset('123456', email, 'short')).rejects.toMatchObject(invalid);
  await signUp({}, email, 'a'.repeat(12));
  await signUp({}, nobody, 'a'.repeat(128));
});

test('an activation code lives 24 hours, and a new one replaces it', async () => {
  const { signUp, resend, confirm, advance, lastCode } = await setupAccounts();
  await signUp();
  const first = lastCode();
  advance(minutes(24 * 60) + 1000);
  await expect(confirm(first)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await resend();
  if (lastCode() !== first) await expect(confirm(first)).rejects.toMatchObject(mismatch);
  advance(minutes(24 * 60) - 1000);
  await confirm(lastCode());
  await expect(confirm(lastCode())).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('after five wrong tries the right activation code is refused', async () => {
  const { signUp, confirm, lastCode } = await setupAccounts();
  await signUp();
  for (let tries = 0; tries < 5; tries++)
    await expect(confirm(anotherCode(lastCode()))).rejects.toMatchObject(mismatch);
  await expect(confirm(lastCode())).rejects.toMatchObject(mismatch);
});

test('a reset code changes the password once', async () => {
  const { makeUser, forget, reset, startSignIn, outbox, lastCode } = await setupAccounts();
  await makeUser();
  await forget();
  expect(outbox).toEqual([{ channel: 'email', to: email, text: `Reset ${lastCode()}`, code: lastCode() }]);
  await reset(lastCode());
  await expect(startSignIn(email, password)).rejects.toMatchObject(wrongPassword);
  expect((await startSignIn(email, newPassword)).AuthenticationResult?.AccessToken).toBeTruthy();
  await expect(reset(lastCode())).rejects.toMatchObject(mismatch);
});

test('a reset code lives one hour', async () => {
  const { makeUser, forget, reset, advance, lastCode } = await setupAccounts();
  await makeUser();
  await forget();
  advance(minutes(60) + 1000);
  await expect(reset(lastCode())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await forget();
  advance(minutes(60) - 1000);
  await reset(lastCode());
});

test('after five wrong tries the right reset code is refused', async () => {
  const { makeUser, forget, reset, lastCode } = await setupAccounts();
  await makeUser();
  await forget();
  for (let tries = 0; tries < 5; tries++) await expect(reset(anotherCode(lastCode()))).rejects.toMatchObject(mismatch);
  await expect(reset(lastCode())).rejects.toMatchObject(mismatch);
});

test('a reset code belongs to one user and one purpose', async () => {
  const { makeUser, signUp, confirm, forget, reset, lastCode } = await setupAccounts();
  await makeUser();
  await makeUser('other@example.org');
  await forget();
  await expect(reset(lastCode(), 'other@example.org')).rejects.toMatchObject(mismatch);
  await signUp({}, nobody);
  await expect(reset(lastCode(), nobody)).rejects.toMatchObject(mismatch);
  await confirm(lastCode(), nobody);
});

test('a reset answers the same for a known, an unknown and a disabled user', async () => {
  const { makeUser, forget, reset, outbox, send } = await setupAccounts();
  await makeUser();
  const known = await outcome(forget());
  await send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  expect(outbox).toHaveLength(1);
  expect(await outcome(forget(nobody))).toEqual(known);
  expect(await outcome(forget())).toEqual(known);
  expect(outbox).toHaveLength(1);
  expect(known).toEqual({
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
  });
  const answers = [await outcome(reset('000000', nobody)), await outcome(reset('000000'))];
  await makeUser('known@example.org');
  await forget('known@example.org');
  answers.push(await outcome(reset(anotherCode(outbox.at(-1)?.code ?? ''), 'known@example.org')));
  answers.push(await outcome(reset('000000', 'never.asked@example.org')));
  expect(answers).toEqual(answers.map(() => mismatch));
});

test('activation answers the same for an unknown user and a wrong code', async () => {
  const { signUp, confirm, resend, lastCode, outbox } = await setupAccounts();
  await signUp();
  expect(await outcome(confirm('000000', nobody))).toEqual(await outcome(confirm(anotherCode(lastCode()))));
  expect(await outcome(resend(nobody))).toEqual(await outcome(resend()));
  expect(outbox.map(({ to }) => to)).toEqual([email, email]);
});

test('an SRP challenge looks the same, and stays the same, for an unknown user', async () => {
  const { makeUser, send } = await setupAccounts();
  const sub = await makeUser();
  const start = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: 'abcdef' };
    const { $metadata: _, ...challenge } = await send(
      new InitiateAuthCommand({ ClientId: browser, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
    );
    return challenge;
  };
  const shape = (value: object) =>
    JSON.parse(
      JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.replace(/[0-9a-f]/g, 'x').length : part)),
    );
  const known = await start(email);
  const unknown = await start(nobody);
  expect(unknown.ChallengeParameters).toHaveProperty('USER_ID_FOR_SRP', expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(shape({ ...unknown, ChallengeParameters: { ...unknown.ChallengeParameters, SRP_B: '' } })).toEqual(
    shape({ ...known, ChallengeParameters: { ...known.ChallengeParameters, SRP_B: '' } }),
  );
  for (const [username, first] of [[email, known] as const, [nobody, unknown] as const]) {
    const { SALT, USER_ID_FOR_SRP } = first.ChallengeParameters ?? {};
    expect((await start(username.toUpperCase())).ChallengeParameters).toMatchObject({ SALT, USER_ID_FOR_SRP });
  }
  for (const id of [sub, 'a8d5cd0a-3b32-4d2b-8b4d-1f6d1f0e9a11']) {
    expect((await start(id)).ChallengeParameters).toMatchObject({ USER_ID_FOR_SRP: id });
  }
});

test('an invited user without a password cannot sign in, and with a temporary one is not let in', async () => {
  const { makeUser, startSignIn, send } = await setupAccounts();
  await makeUser();
  await send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: newPassword, Permanent: false }));
  expect(await send(new AdminGetUserCommand({ UserPoolId, Username: email }))).toMatchObject({
    UserStatus: 'FORCE_CHANGE_PASSWORD',
  });
  await expect(startSignIn(email, newPassword)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
