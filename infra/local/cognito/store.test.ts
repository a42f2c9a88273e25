import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ForgotPasswordCommand, RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, onTestFinished, test } from 'vitest';
import { Failure } from '../../failure.ts';
import { anotherCode, email, password, server, setup, wrongCode } from './testing.ts';

/** The data that a pool killed at this moment would find when it starts again. */
const copyDisk = async (dataDir: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'user-pool-copy-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(dataDir, copy, { recursive: true });
  return copy;
};

test('every answered change is found again after a crash', async () => {
  const before = await setup();
  const sub = await before.makeStaff();
  const tokens = await before.signIn();
  const after = await setup({ dataDir: await copyDisk(before.dataDir) });
  expect((await after.getUser(tokens.AccessToken)).Username).toBe(sub);
  expect((await after.refresh(tokens.RefreshToken))?.AccessToken).toBeTruthy();
  expect(await (await fetch(after.pool.jwksUri)).json()).toEqual(await (await fetch(before.pool.jwksUri)).json());

  await after.send(new RevokeTokenCommand({ ClientId: server, Token: tokens.RefreshToken }));
  const third = await setup({ dataDir: await copyDisk(after.dataDir) });
  await expect(third.refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
});

test('a code that was sent works after a crash, and tries made before it still count', async () => {
  const before = await setup();
  await before.makeStaff();
  const { Session } = await before.startSignIn();
  const wrong = anotherCode(before.lastCode());
  for (let tries = 0; tries < 4; tries++)
    await expect(before.answerCode(Session, wrong)).rejects.toMatchObject(wrongCode);
  const copies = [await copyDisk(before.dataDir), await copyDisk(before.dataDir)] as const;
  const lucky = await setup({ dataDir: copies[0] });
  expect((await lucky.answerCode(Session, before.lastCode())).AuthenticationResult).toBeTruthy();
  const unlucky = await setup({ dataDir: copies[1] });
  await expect(unlucky.answerCode(Session, wrong)).rejects.toMatchObject(wrongCode);
  await expect(unlucky.answerCode(Session, before.lastCode())).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('a code is on disk before it is sent', async () => {
  let seen = '';
  const deliver = async () => {
    seen = await readFile(join(world.dataDir, 'user-pool.json'), 'utf8');
  };
  const world = await setup({ deliver });
  await world.makeStaff();
  await world.startSignIn();
  expect(JSON.parse(seen).challenges).toMatchObject([{ name: 'SMS_MFA' }]);
});

test('a code that cannot be sent is an error that names itself', async () => {
  const deliver = async () => {
    throw new Error('outbox full');
  };
  const { makeStaff, startSignIn } = await setup({ deliver });
  await makeStaff();
  await expect(startSignIn()).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' });
});

test('no password, code, session or token is on disk, and only the owner may read the file', async () => {
  const { makeStaff, startSignIn, signIn, send, lastCode, dataDir } = await setup();
  await makeStaff();
  const tokens = await signIn();
  const { Session = '' } = await startSignIn();
  const sms = lastCode();
  await send(new ForgotPasswordCommand({ ClientId: server, Username: email }));
  expect(await readdir(dataDir)).toEqual(['user-pool.json']);
  const path = join(dataDir, 'user-pool.json');
  const text = await readFile(path, 'utf8');
  for (const secret of [password, Session, `"${sms}"`, `"${lastCode()}"`, tokens.RefreshToken, tokens.AccessToken]) {
    expect(text).not.toContain(secret);
  }
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('forty changes at once are all kept', async () => {
  const { makeUser, dataDir } = await setup();
  await Promise.all(Array.from({ length: 40 }, (_, index) => makeUser(`user${index}@example.org`)));
  const { users } = JSON.parse(await readFile(join(dataDir, 'user-pool.json'), 'utf8'));
  expect(users.map(({ status }: { status: string }) => status)).toEqual(Array(40).fill('CONFIRMED'));
});

test('a damaged file stops the start instead of becoming an empty pool', async () => {
  const { makeUser, dataDir } = await setup();
  await makeUser();
  const copy = await copyDisk(dataDir);
  const path = join(copy, 'user-pool.json');
  const text = await readFile(path, 'utf8');
  for (const damaged of [text.slice(0, -100), text.replace('"verifier"', '"verifled"'), '']) {
    await writeFile(path, damaged);
    // In one sentence, with what to do, and with nothing that is in the file.
    await expect(setup({ dataDir: copy })).rejects.toThrow(Failure);
    await expect(setup({ dataDir: copy })).rejects.toThrow(`The file of the accounts, ${path}, is damaged`);
  }
});
