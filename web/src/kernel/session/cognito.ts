import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { webConfig, webConfigPath } from '../../../../shared/kernel/web-config.ts';
import { browserStorage, dropDeviceOfTab } from './browser-storage.ts';

const configure = async (): Promise<void> => {
  const config = webConfig.parse(await (await fetch(webConfigPath)).json());
  const { userPoolEndpoint, ...userPool } = config;
  Amplify.configure({ Auth: { Cognito: { ...userPool, ...(userPoolEndpoint && { userPoolEndpoint }) } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(browserStorage);
};

let configured: Promise<void> | undefined;
const userPool = (): Promise<void> => {
  configured ??= configure().catch((problem: unknown) => {
    configured = undefined;
    throw problem;
  });
  return configured;
};

export type SignInStep =
  /** The texted code and its destination; or an authenticator app. */
  | { step: 'code'; factor: 'text' | 'app'; sentTo: string | undefined }
  | { step: 'done'; groups: readonly string[] }
  | { step: 'not-activated' }
  | { step: 'other'; name: string };

/** Exchanges the first token of a sign-in, which could change its own account, for one that cannot. */
const readGroups = async (): Promise<readonly string[]> => {
  const groups = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.payload['cognito:groups'];
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
};

const readStep = async ({ nextStep }: SignInOutput): Promise<SignInStep> => {
  if (nextStep.signInStep === 'DONE') return { step: 'done', groups: await readGroups() };
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return { step: 'not-activated' };
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    return { step: 'code', factor: 'app', sentTo: undefined };
  if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_SMS_CODE') return { step: 'other', name: nextStep.signInStep };
  return { step: 'code', factor: 'text', sentTo: nextStep.codeDeliveryDetails?.destination };
};

/** Starts a session of this tab; an open one ends. */
export const signInWithPassword = async (username: string, password: string): Promise<SignInStep> => {
  await userPool();
  if ((await fetchAuthSession().catch(() => undefined))?.tokens) await endSession();
  dropDeviceOfTab();
  return readStep(await signIn({ username, password }));
};

export const answerCode = async (code: string): Promise<SignInStep> =>
  readStep(await confirmSignIn({ challengeResponse: code }));

/** For steps that need a sign-in as a whole: see `offerApp`. */
export const readRefreshToken = async (): Promise<string> => {
  await userPool();
  return (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken ?? '';
};

export const readAccessToken = async (): Promise<string | undefined> => {
  await userPool();
  return (await fetchAuthSession()).tokens?.accessToken.toString();
};

/** Ends the session here and at the user pool; here even when the pool cannot be reached. */
export const endSession = async (): Promise<void> => {
  await userPool();
  await signOut().catch(() => cognitoUserPoolsTokenProvider.authTokenStore.clearTokens());
  dropDeviceOfTab();
};
