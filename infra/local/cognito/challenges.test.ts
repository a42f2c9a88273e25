import { getDiffieHellman } from 'node:crypto';
import {
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import {
  anotherCode,
  browser,
  disabled,
  email,
  expired,
  foreign,
  minutes,
  password,
  server,
  setup,
  UserPoolId,
  wrongCode,
} from './testing.ts';

const setupChallenge = async () => {
  const world = await setup();
  await world.makeStaff();
  const { Session } = await world.startSignIn();
  const code = world.lastCode();
  return { ...world, Session, code, wrong: anotherCode(code) };
};

test('a code still works after 9:59', async () => {
  const { Session, code, advance, answerCode } = await setupChallenge();
  advance(minutes(10) - 1000);
  expect((await answerCode(Session, code)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('a code is dead after 10:01', async () => {
  const { Session, code, advance, answerCode } = await setupChallenge();
  advance(minutes(10) + 1000);
  await expect(answerCode(Session, code)).rejects.toMatchObject(expired);
});

test('the fifth try may be right', async () => {
  const { Session, code, wrong, answerCode } = await setupChallenge();
  for (let tries = 0; tries < 4; tries++) await expect(answerCode(Session, wrong)).rejects.toMatchObject(wrongCode);
  expect((await answerCode(Session, code)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('after five wrong tries the right code is refused', async () => {
  const { Session, code, wrong, answerCode } = await setupChallenge();
  for (let tries = 0; tries < 5; tries++) await expect(answerCode(Session, wrong)).rejects.toMatchObject(wrongCode);
  await expect(answerCode(Session, code)).rejects.toMatchObject(expired);
});

test('a hundred guesses at once are still five', async () => {
  const { Session, wrong, answerCode } = await setupChallenge();
  const guesses = await Promise.allSettled(Array.from({ length: 100 }, () => answerCode(Session, wrong)));
  const counted = guesses.filter((guess) => guess.status === 'rejected' && guess.reason.name === wrongCode.name);
  expect(counted).toHaveLength(5);
});

test('a code is used once, also when it is sent twice at the same time', async () => {
  const { Session, code, answerCode } = await setupChallenge();
  const both = await Promise.allSettled([answerCode(Session, code), answerCode(Session, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(answerCode(Session, code)).rejects.toMatchObject(expired);
});

test('the code of one session does not open another', async () => {
  const { Session, code, startSignIn, lastCode, answerCode } = await setupChallenge();
  const second = await startSignIn();
  if (lastCode() === code) return;
  await expect(answerCode(second.Session, code)).rejects.toMatchObject(wrongCode);
  expect((await answerCode(Session, code)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('a session is refused to another user, another client and another challenge', async () => {
  const { Session, code, answerCode, makeStaff, send } = await setupChallenge();
  await makeStaff('other@example.org');
  await expect(answerCode(Session, code, 'other@example.org')).rejects.toMatchObject(foreign);
  await expect(answerCode(Session, code, email, browser)).rejects.toMatchObject(foreign);
  const asPassword = new RespondToAuthChallengeCommand({
    ClientId: server,
    ChallengeName: 'PASSWORD_VERIFIER',
    Session,
    ChallengeResponses: {
      USERNAME: email,
      PASSWORD_CLAIM_SECRET_BLOCK: 'x',
      TIMESTAMP: 'x',
      PASSWORD_CLAIM_SIGNATURE: 'x',
    },
  });
  await expect(send(asPassword)).rejects.toMatchObject(foreign);
  expect((await answerCode(Session, code)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('an SRP session does not stand for an SMS challenge', async () => {
  const { send, makeStaff, lastCode } = await setup();
  await makeStaff();
  const AuthParameters = { USERNAME: email, SRP_A: 'abcdef' };
  const { Session } = await send(
    new InitiateAuthCommand({ ClientId: browser, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
  );
  const ChallengeResponses = { USERNAME: email, SMS_MFA_CODE: lastCode() || '000000' };
  const skip = { ClientId: browser, ChallengeName: 'SMS_MFA' as const, Session, ChallengeResponses };
  await expect(send(new RespondToAuthChallengeCommand(skip))).rejects.toMatchObject(foreign);
});

test('invented, empty and inherited sessions are refused', async () => {
  const { code, answerCode } = await setupChallenge();
  for (const session of ['x'.repeat(64), '__proto__'.repeat(4), 'constructor'.repeat(2)]) {
    await expect(answerCode(session, code)).rejects.toMatchObject(expired);
  }
  await expect(answerCode(undefined, code)).rejects.toMatchObject(expired);
});

test('a user disabled between password and code gets no token', async () => {
  const { Session, code, answerCode, send } = await setupChallenge();
  await send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await expect(answerCode(Session, code)).rejects.toMatchObject(disabled);
});

test('a new password ends a sign-in half done with the old one', async () => {
  const { Session, code, answerCode, send } = await setupChallenge();
  const Password = 'another long password';
  await send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password, Permanent: true }));
  await expect(answerCode(Session, code)).rejects.toMatchObject(expired);
});

test('with SMS MFA on and no number left, nobody gets past the password', async () => {
  const { startSignIn, send } = await setupChallenge();
  const UserAttributes = [{ Name: 'phone_number', Value: '' }];
  await send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes }));
  await expect(startSignIn()).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('an SRP value that would fix the shared secret is refused', async () => {
  const { send, makeUser } = await setup();
  await makeUser();
  for (const clientPublic of ['0', getDiffieHellman('modp15').getPrime('hex'), 'nonsense']) {
    const AuthParameters = { USERNAME: email, SRP_A: clientPublic };
    const start = new InitiateAuthCommand({ ClientId: browser, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    await expect(send(start)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  }
});

test('each client has only its own flow, and a password never goes the public way', async () => {
  const { send, makeUser, startSignIn } = await setup();
  await makeUser();
  const AuthParameters = { USERNAME: email, PASSWORD: password, SRP_A: 'ab' };
  const start = (ClientId: string, AuthFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'ADMIN_USER_PASSWORD_AUTH') =>
    send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));
  const invalid = { name: 'InvalidParameterException' };
  await expect(start(server, 'USER_SRP_AUTH')).rejects.toMatchObject(invalid);
  await expect(start(browser, 'USER_PASSWORD_AUTH')).rejects.toMatchObject(invalid);
  await expect(start(server, 'ADMIN_USER_PASSWORD_AUTH')).rejects.toMatchObject(invalid);
  await expect(start('somebody-else', 'USER_SRP_AUTH')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  expect((await startSignIn()).AuthenticationResult?.AccessToken).toBeTruthy();
});
