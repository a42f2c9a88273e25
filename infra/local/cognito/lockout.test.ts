import {
  AdminDisableUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { browser, email, minutes, outcome, setup, UserPoolId, wrongPassword } from './testing.ts';

const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

const setupLockout = async (username = email) => {
  const world = await setup();
  await world.makeUser();
  const miss = () => world.startSignIn(username, 'not the password');
  const missTimes = async (count: number) => {
    for (let tries = 0; tries < count; tries++) await expect(miss()).rejects.toMatchObject(wrongPassword);
  };
  return { ...world, miss, missTimes };
};

test('after five wrong passwords even the right one waits a second', async () => {
  const { missTimes, startSignIn, advance } = await setupLockout();
  await missTimes(5);
  await expect(startSignIn()).rejects.toMatchObject(locked);
  advance(999);
  await expect(startSignIn()).rejects.toMatchObject(locked);
  advance(1);
  expect((await startSignIn()).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('each further miss doubles the wait, up to a quarter of an hour', async () => {
  const { missTimes, miss, advance } = await setupLockout();
  await missTimes(5);
  for (let seconds = 1; seconds < 900; seconds *= 2) {
    advance(seconds * 1000 - 1);
    await expect(miss()).rejects.toMatchObject(locked);
    advance(1);
    await expect(miss()).rejects.toMatchObject(wrongPassword);
  }
  advance(minutes(15) - 1);
  await expect(miss()).rejects.toMatchObject(locked);
  advance(1);
  await expect(miss()).rejects.toMatchObject(wrongPassword);
});

test('a right password starts the count again', async () => {
  const { missTimes, startSignIn } = await setupLockout();
  await missTimes(4);
  await startSignIn();
  await missTimes(4);
  expect((await startSignIn()).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('a quiet quarter of an hour starts the count again', async () => {
  const { missTimes, startSignIn, advance } = await setupLockout();
  await missTimes(4);
  advance(minutes(15));
  await missTimes(4);
  expect((await startSignIn()).AuthenticationResult?.AccessToken).toBeTruthy();
});

test.for(['nobody@example.org', email])('known or not, %s is locked in the same way', async (username) => {
  const { missTimes, miss, send } = await setupLockout(username);
  await send(new AdminDisableUserCommand({ UserPoolId, Username: email }));
  await missTimes(5);
  await expect(miss()).rejects.toMatchObject(locked);
});

test('guesses sent at once are counted one by one', async () => {
  const { miss } = await setupLockout();
  const guesses = await Promise.allSettled(Array.from({ length: 30 }, miss));
  const tried = guesses.filter(
    (guess) => guess.status === 'rejected' && guess.reason.message === wrongPassword.message,
  );
  expect(tried).toHaveLength(5);
});

test('SRP sessions opened before the lock are held by it too', async () => {
  const { send } = await setupLockout();
  const AuthParameters = { USERNAME: email, SRP_A: 'abcdef' };
  const start = { ClientId: browser, AuthFlow: 'USER_SRP_AUTH' as const, AuthParameters };
  const started = await Promise.all(Array.from({ length: 8 }, () => send(new InitiateAuthCommand(start))));
  const answers: unknown[] = [];
  for (const { Session, ChallengeParameters } of started) {
    const ChallengeResponses = {
      USERNAME: email,
      PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters?.SECRET_BLOCK ?? '',
      TIMESTAMP: 'Fri Nov 20 12:00:00 UTC 2026',
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
    };
    const guess = { ClientId: browser, ChallengeName: 'PASSWORD_VERIFIER' as const, Session, ChallengeResponses };
    answers.push(await outcome(send(new RespondToAuthChallengeCommand(guess))));
  }
  expect(answers).toEqual([...Array(5).fill(wrongPassword), ...Array(3).fill(locked)]);
});
