import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { loadPublished } from '../../functions/kernel/site/load-published.ts';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { signUpClosed } from '../../shared/accounts/sign-in-texts.ts';
import { publishingCalls } from '../../shared/publishing/calls.ts';
import { userCalls } from '../../shared/users/calls.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { withoutServices } from '../support/without-services.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const form = { username: 'ada@mail.example', password: 'a long password', firstName: 'Ada', lastName: 'Okoro' };

const publish = async (publicSignUp: boolean) => {
  const { body } = await ask(product.url, publishingCalls.readSiteDraft, { headers });
  const { version, facts } = publishingCalls.readSiteDraft.replies[200].parse(body);
  const changed = { version, facts: { ...withoutServices(facts), publicSignUp } };
  expect((await ask(product.url, publishingCalls.saveSiteDraft, { headers, body: changed })).status).toBe(200);
  const published = await ask(product.url, publishingCalls.publishSite, { headers, body: { version: version + 1 } });
  expect(published.status).toBe(200);
  // As any function does within half a minute.
  await loadPublished();
};

it('a sign-up is refused once an admin has closed it, sends nothing, and is open again when they open it', async () => {
  await publish(false);
  const answer = await ask(product.url, accountCalls.signUp, { body: form });
  expect(answer).toMatchObject({ status: 403, body: { status: 403, message: signUpClosed } });
  expect(product.outbox.list().filter(({ to }) => to === form.username)).toEqual([]);
  await publish(true);
  expect((await ask(product.url, accountCalls.signUp, { body: form })).status).toBe(200);
  expect(product.outbox.list().filter(({ to }) => to === form.username)).toHaveLength(1);
});

it('the user pool accepts no sign-up past our API, which alone gives a permit', async () => {
  const asked = { ClientId: process.env.BROWSER_CLIENT_ID, Username: 'past@mail.example', Password: form.password };
  for (const permit of ['', 'made up']) {
    await expect(
      new CognitoIdentityProviderClient({}).send(new SignUpCommand({ ...asked, ClientMetadata: { permit } })),
    ).rejects.toThrow('not open');
  }
});

it('an admin still makes accounts where sign-up is closed', async () => {
  await publish(false);
  const body = { email: 'new@bca.example', role: 'ROLE_STAFF', mobile: '07700 900655' };
  expect((await ask(product.url, userCalls.grantRole, { headers, body })).status).toBe(200);
});
