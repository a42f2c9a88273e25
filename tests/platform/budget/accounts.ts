import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { authenticatorCode } from '../../../infra/commands/smoke/find-code.ts';
import { demonstrationPassword } from '../../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../../infra/local/demonstration/create-account.ts';
import { readInvitationLink } from '../../../shared/accounts/invitation.ts';
import { readJwt } from '../../support/jwt.ts';
import { signIn } from '../../support/sign-in.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** Accounts that are made as they are needed, and their sign-ins. */
const openAccounts = ({ product, call }: Budget) => {
  const pool = new CognitoIdentityProviderClient({});
  let people = 0;
  const makeUp = () => {
    people += 1;
    const number = String(people).padStart(3, '0');
    return { email: `budget${people}@mail.example`, mobile: `+447700901${number}` };
  };
  const make = async () => {
    const person = makeUp();
    await createAccount(pool, { ...person, role: 'ROLE_STAFF', firstName: 'Test', lastName: 'Person' });
    return person;
  };
  const enter = async (person: { email: string; mobile: string }) => {
    const { accessToken, refreshToken } = await signIn(product, { ...person, password: demonstrationPassword });
    const headers = { authorization: `Bearer ${accessToken}` };
    // The first use of a sign-in is written, and is not to be counted.
    await call('extendSession', { headers });
    return { headers, refreshToken, username: String(readJwt(accessToken).claims.username) };
  };
  const findCode = (to: string) => product.outbox.list().find((message) => message.to === to)?.code ?? '';
  const enterNew = async () => {
    const person = await make();
    return { ...person, ...(await enter(person)) };
  };
  const findInvitation = (email: string) => {
    const text = product.outbox.list().find(({ to }) => to === email)?.text ?? '';
    return readInvitationLink(/#\S+/.exec(text)?.[0] ?? '') ?? { username: '', secret: '' };
  };
  return { makeUp, make, enter, enterNew, findCode, findInvitation };
};

type Accounts = ReturnType<typeof openAccounts>;

/** What somebody does who is not signed in. */
const measureEntrance = async ({ call, measure }: Budget, { makeUp, make, findCode }: Accounts) => {
  const signUp = (email: string) => ({ body: { ...samples.accounts.signUp.body, username: email } });
  const person = await make();
  const credentials = { username: person.email, password: demonstrationPassword };
  const resetting = async () => {
    await call('confirmEmail', { body: { email: person.email } });
    return { body: { email: person.email, code: findCode(person.email), password: demonstrationPassword } };
  };
  await measure('sign in', 'signIn', () => ({ body: credentials }));
  await measure('have a code sent again', 'sendCode', () => ({
    body: { channel: 'sms', to: person.email, password: demonstrationPassword },
  }));
  await measure('give the code', 'checkCode', async () => {
    const { session } = await call('signIn', { body: credentials });
    return { body: { channel: 'sms', to: person.email, code: findCode(person.mobile), session } };
  });
  await measure('forget a password', 'confirmEmail', () => ({ body: { email: person.email } }));
  await measure('choose a new password', 'updatePassword', resetting);
  await measure('sign up', 'signUp', () => signUp(makeUp().email));
  await measure('activate a sign-up', 'activate', async () => {
    const { email } = makeUp();
    await call('signUp', signUp(email));
    return { body: { email, code: findCode(email) } };
  });
};

/** One's own sign-in. */
const measureSession = async ({ call, measure }: Budget, { make, enter, enterNew }: Accounts) => {
  const person = await make();
  const inBrowser = async () => ({ headers: (await enter(person)).headers });
  const remembered = async () => {
    const sent = await inBrowser();
    await call('rememberBrowser', sent);
    return sent;
  };
  const offered = async () => {
    const { headers, refreshToken } = await enterNew();
    const { secret } = (await call('offerApp', { headers, body: { refreshToken } })) as { secret: string };
    return { headers, body: { refreshToken, code: authenticatorCode(secret, Date.now()) } };
  };
  await measure('keep the session', 'extendSession');
  await measure('how I sign in', 'readSignIn');
  await measure('remember a browser', 'rememberBrowser', inBrowser);
  await measure('forget all browsers', 'forgetBrowsers', remembered);
  await measure('be offered an app', 'offerApp', async () => {
    const { headers, refreshToken } = await enterNew();
    return { headers, body: { refreshToken } };
  });
  await measure('add an app', 'addApp', offered);
  await measure('remove an app', 'removeApp', async () => {
    const { headers, body } = await offered();
    await call('addApp', { headers, body });
    return { headers };
  });
  await measure('sign out', 'signOut', inBrowser);
};

/** The accounts of colleagues, as an admin changes them. */
const measureUsers = async ({ call, measure, memberId }: Budget, { makeUp, enterNew, findInvitation }: Accounts) => {
  const { username, email } = await enterNew();
  const account = () => ({ params: { username } });
  const fresh = async () => ({ params: { username: (await enterNew()).username } });
  let mobiles = 0;
  await measure('accounts', 'listUsers');
  await measure('search accounts', 'findUsers');
  await measure('grant a role', 'grantRole', () => ({ body: { ...makeUp(), role: 'ROLE_STAFF' } }));
  await measure('change the number of an account', 'changeMobile', () => {
    mobiles += 1;
    return { ...account(), body: { mobile: `07700 90240${mobiles}` } };
  });
  let addresses = 0;
  await measure('change the address of an account', 'changeAddress', async () => {
    addresses += 1;
    return { ...(await fresh()), body: { email: `another-${addresses}@bca.example` } };
  });
  let version = -1;
  await measure('choose services', 'chooseServices', () => {
    version += 1;
    return { ...account(), body: { ...samples.users.chooseServices.body, version } };
  });
  await measure('lift limits', 'liftLimits', async () => {
    await call('signIn', { body: { username: email, password: demonstrationPassword } });
    return account();
  });
  await measure('forget the browsers of a colleague', 'forgetBrowsersOf', account);
  await measure('remove the app of a colleague', 'removeAppOf', account);
  await measure('give the only task of a colleague', 'giveTasks', async () => {
    const { username: from } = await enterNew();
    await call('createTask', { body: { what: 'Ring the school.', until: '2026-12-01', ownerId: from } });
    return { body: { from, to: memberId } };
  });
  await measure('disable an account', 'disableUser', fresh);
  await measure('enable an account', 'enableUser', async () => {
    await call('disableUser', account());
    return account();
  });
  await measure('revoke a role', 'revokeRole', fresh);
  const invite = async () => {
    const person = makeUp();
    await call('grantRole', { body: { ...person, role: 'ROLE_STAFF' } });
    return findInvitation(person.email);
  };
  const invited = async () => ({ params: { username: (await invite()).username } });
  await measure('send a new invitation', 'sendInvitation', invited);
  await measure('withdraw an invitation', 'withdrawInvitation', invited);
  await measure('open an invitation', 'openInvitation', async () => ({ body: await invite() }));
  await measure('accept an invitation', 'acceptInvitation', async () => ({
    body: { ...(await invite()), password: demonstrationPassword },
  }));
};

/** Accounts and sign-ins. */
export const measureAccounts = async (budget: Budget) => {
  const accounts = openAccounts(budget);
  await measureEntrance(budget, accounts);
  await measureSession(budget, accounts);
  await measureUsers(budget, accounts);
};
