import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { tooManyTexts } from '../../../../shared/accounts/sign-in-texts.ts';
import { limitPolicy } from '../../../../shared/kernel/limit-policy.ts';
import { webConfig, webConfigPath } from '../../../../shared/kernel/web-config.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { userCalls } from '../../../../shared/users/calls.ts';
import { assert, type Check, type Visit } from '../visit.ts';

/** The deployment's user pool, as its site names it to browsers. */
export const readUserPool = async (url: string) => {
  const config = webConfig.parse(await (await fetch(`${url}${webConfigPath}`)).json());
  const [region] = config.userPoolId.split('_');
  return { ...config, endpoint: config.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com` };
};

const configure = async (url: string) => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await readUserPool(url);
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  // Nothing of the session is left on this machine.
  const storage = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
};

const channels: { [Step in SignInOutput['nextStep']['signInStep']]?: 'sms' | 'app' } = {
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'sms',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'app',
};

const enter = async ({ admin: { email, password }, findCode }: Visit): Promise<void> => {
  let { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION') {
    ({ isSignedIn, nextStep } = await confirmSignIn({ challengeResponse: 'SMS' }));
  }
  assert(!isSignedIn, 'the password alone was enough, without a second factor');
  const channel = channels[nextStep.signInStep];
  if (!channel) throw new Error(`the sign-in asks for ${nextStep.signInStep}`);
  const done = await confirmSignIn({ challengeResponse: await findCode({ channel, to: email }) });
  assert(done.isSignedIn, 'the code was not taken');
};

const readHeaders = async (forceRefresh: boolean): Promise<Record<string, string>> => {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens) throw new Error('there are no tokens');
  return { authorization: `Bearer ${tokens.accessToken.toString()}` };
};

/** The admin signs in as in a browser: the password is proved and not sent, and the second factor asked for. */
export const signInAsAdmin: Check = async (visit) => {
  const { url, check, ask, admin } = visit;
  const remedy = `Sign in at ${url}/signin as ${admin.email}: what it says is the reason. Texts: npm run preflight.`;
  await check({ title: 'The admin signs in, with a second factor', remedy }, async () => {
    await configure(url);
    await enter(visit);
    visit.signedIn = await readHeaders(false);
  });
  await check(
    { title: 'The API knows an admin', remedy: 'npm run staff -- grant gives the role; sign in again afterwards.' },
    async () => {
      const { role } = await ask.succeed(sessionCalls.extendSession, { headers: visit.signedIn });
      assert(role === 'ROLE_ADMIN', `the role is ${role}`);
    },
  );
  await check(
    {
      title: 'A refreshed session works, without the scope that Cognito would add',
      remedy: 'Look at the log of PreTokenGeneration: it leaves that scope out.',
    },
    async () => {
      visit.signedIn = await readHeaders(true);
      await ask.succeed(sessionCalls.extendSession, { headers: visit.signedIn });
    },
  );
  await check(
    {
      title: 'A remembered browser is let in by the password alone, and its tokens name it',
      remedy: 'Report it to the maintainers of this software, and have nobody tick *Remember this browser* meanwhile.',
    },
    async () => {
      await ask.succeed(sessionCalls.rememberBrowser, { headers: visit.signedIn });
      await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
      const { isSignedIn } = await signIn({ username: admin.email, password: admin.password });
      assert(isSignedIn, 'a code was asked for');
      visit.signedIn = await readHeaders(true);
      const { browsers } = await ask.succeed(sessionCalls.readSignIn, { headers: visit.signedIn });
      assert(
        browsers.some(({ isThis }) => isThis),
        'the tokens name no browser, so that nothing bounds it to 12 hours',
      );
      await ask.succeed(sessionCalls.forgetBrowsers, { body: {}, headers: visit.signedIn });
    },
  );
  await check({ title: 'A wrong password is refused', remedy: 'Look at the log of Accounts.' }, async () => {
    const body = { username: `nobody-${visit.mark.toLowerCase()}@example.org`, password: 'not the password at all' };
    await ask.expect(401, accountCalls.signIn, { body });
  });
};

/** The trigger that counts texts refuses one in the middle of a sign-in, which Cognito reports in its own words. */
export const spendTexts: Check = async ({ check, ask, admin, signedIn: headers, cleanup }) => {
  const { username } = await ask.succeed(sessionCalls.extendSession, { headers });
  cleanup('The limit on texts is lifted again', () =>
    ask.succeed(userCalls.liftLimits, { params: { username }, headers }),
  );
  await check(
    {
      title: 'One text too many is refused, and said to be that',
      remedy:
        'A 500? Cognito reports the refusal of CustomMessage otherwise than expected: report it to the maintainers of this software.',
    },
    async () => {
      const [{ times }] = limitPolicy.textsToAccount;
      const body = { username: admin.email, password: admin.password };
      // Codes of an authenticator app are no texts: then there is nothing to count.
      for (let sent = 0; sent < times; sent += 1) {
        const answer = await ask.send(accountCalls.signIn, { body });
        if (answer.status === 200) continue;
        assert(answer.status === 429 && answer.text.includes(tooManyTexts), `it answered ${answer.text}`);
        return;
      }
      throw new Error(`${times} more texts were sent`);
    },
  );
};

/** After a sign-out the token is void, although it has not expired. */
export const leave: Check = async ({ check, ask, signedIn }) => {
  await check(
    { title: 'After signing out, the same token is refused', remedy: 'Look at the log of Session.' },
    async () => {
      await ask.succeed(sessionCalls.signOut, { headers: signedIn });
      await ask.expect(401, sessionCalls.extendSession, { headers: signedIn });
    },
  );
};
