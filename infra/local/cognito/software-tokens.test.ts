import {
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { authenticatorCode } from '../../commands/smoke/find-code.ts';
import { anotherCode, email, minutes, server, setup, UserPoolId } from './testing.ts';

const setupApp = async () => {
  let now = Date.parse('2026-03-02T09:00:00Z');
  const world = await setup({ now: () => new Date(now) });
  await world.makeStaff();
  const { AccessToken } = await world.signIn();
  const offer = async () => (await world.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? '';
  const verify = (UserCode: string) => world.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const prefer = (app: boolean, sms: boolean) =>
    world.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId,
        Username: email,
        SoftwareTokenMfaSettings: { Enabled: app, PreferredMfa: app },
        SMSMfaSettings: { Enabled: true, PreferredMfa: sms },
      }),
    );
  const secret = await offer();
  const show = () => authenticatorCode(secret, now);
  const answer = (Session: string | undefined, code: string) =>
    world.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId: server,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );
  const wait = (ms: number) => {
    now += ms;
  };
  return { ...world, offer, verify, prefer, show, answer, wait };
};

test('an app counts once a code of it is given, and then signs in without a text', async () => {
  const { verify, prefer, show, answer, startSignIn, wait, outbox, send } = await setupApp();
  await expect(prefer(true, false)).rejects.toThrow('User has not verified software token mfa');
  await expect(verify(anotherCode(show()))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  expect(await verify(show())).toMatchObject({ Status: 'SUCCESS' });
  await expect(prefer(true, true)).rejects.toThrow('Only one MFA can be preferred');
  await prefer(true, false);
  const user = await send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  expect(user).toMatchObject({
    UserMFASettingList: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });
  const texts = outbox.length;
  wait(30_000);
  const { ChallengeName, Session } = await startSignIn();
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect((await answer(Session, show())).AuthenticationResult?.AccessToken).toBeTruthy();
  expect(outbox).toHaveLength(texts);
  await prefer(false, true);
  expect((await startSignIn()).ChallengeName).toBe('SMS_MFA');
});

test('a code works once, for half a minute either way, and five wrong ones end the sign-in', async () => {
  const { verify, prefer, show, answer, startSignIn, wait } = await setupApp();
  await verify(show());
  await prefer(true, false);
  await expect(answer((await startSignIn()).Session, show())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  wait(30_000);
  const late = show();
  wait(minutes(1));
  const { Session } = await startSignIn();
  for (const code of [late, ...Array.from({ length: 4 }, () => anotherCode(show()))]) {
    await expect(answer(Session, code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  }
  await expect(answer(Session, show())).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const early = show();
  wait(30_000);
  expect((await answer((await startSignIn()).Session, early)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('a secret that is offered takes nothing from the app that is there until it is proved', async () => {
  const { verify, prefer, show, answer, startSignIn, wait, offer } = await setupApp();
  await verify(show());
  await prefer(true, false);
  await offer();
  wait(30_000);
  expect((await answer((await startSignIn()).Session, show())).AuthenticationResult?.AccessToken).toBeTruthy();
});
