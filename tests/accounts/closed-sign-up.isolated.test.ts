import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, vi } from 'vitest';
import { createSignUpPermitStore } from '../../functions/accounts/store/sign-up-permits.ts';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { signUpClosed } from '../../shared/accounts/sign-in-texts.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { findOne, synthesise } from '../infra/synthesise.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

vi.mock('../../shared/organisation/organisation.ts', async (load) => {
  const module = await load<typeof import('../../shared/organisation/organisation.ts')>();
  return { ...module, organisation: { ...module.organisation, publicSignUp: false } };
});

const product = await startTestProduct();
const form = { username: 'ada@mail.example', password: 'a long password', firstName: 'Ada', lastName: 'Okoro' };

it('a sign-up is refused where the organisation makes all accounts itself, and sends nothing', async () => {
  const answer = await ask(product.url, accountCalls.signUp, { body: form });
  expect(answer).toMatchObject({ status: 403, body: { status: 403, message: signUpClosed } });
  expect(product.outbox.list()).toEqual([]);
});

it('the user pool accepts no sign-up either, with a permit or without', async () => {
  const permit = await createSignUpPermitStore(connectTable()).give(Date.now());
  const asked = { ClientId: process.env.BROWSER_CLIENT_ID, Username: form.username, Password: form.password };
  await expect(
    new CognitoIdentityProviderClient({}).send(new SignUpCommand({ ...asked, ClientMetadata: { permit } })),
  ).rejects.toThrow('not open');
  expect(findOne(synthesise().data, 'AWS::Cognito::UserPool').Properties).toMatchObject({
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  });
});

it('an admin still makes accounts where sign-up is closed', async () => {
  const headers = await signInStaff(product, 'ROLE_ADMIN');
  const body = { email: 'new@bca.example', role: 'ROLE_STAFF', mobile: '07700 900655' };
  expect((await ask(product.url, userCalls.grantRole, { headers, body })).status).toBe(200);
});
