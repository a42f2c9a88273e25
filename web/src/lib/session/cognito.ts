import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sessionStorage } from 'aws-amplify/utils';
import { webConfig, webConfigPath } from '../../../../shared/web-config.ts';

const configure = async (): Promise<void> => {
  const config = webConfig.parse(await (await fetch(webConfigPath)).json());
  const { userPoolEndpoint, ...userPool } = config;
  Amplify.configure({ Auth: { Cognito: { ...userPool, ...(userPoolEndpoint && { userPoolEndpoint }) } } });
  // Tokens live as long as the tab, never longer.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionStorage);
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
  | { step: 'code'; sentTo: string | undefined }
  | { step: 'done'; groups: readonly string[] }
  | { step: 'not-activated' }
  | { step: 'other'; name: string };

const readGroups = async (): Promise<readonly string[]> => {
  const groups = (await fetchAuthSession()).tokens?.accessToken.payload['cognito:groups'];
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [];
};

const readStep = async ({ nextStep }: SignInOutput): Promise<SignInStep> => {
  if (nextStep.signInStep === 'DONE') return { step: 'done', groups: await readGroups() };
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return { step: 'not-activated' };
  if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_SMS_CODE') return { step: 'other', name: nextStep.signInStep };
  return { step: 'code', sentTo: nextStep.codeDeliveryDetails?.destination };
};

/** Starts a session of this tab; one that was still open ends. */
export const signInWithPassword = async (username: string, password: string): Promise<SignInStep> => {
  await userPool();
  if ((await fetchAuthSession().catch(() => undefined))?.tokens) await endSession();
  return readStep(await signIn({ username, password }));
};

export const answerCode = async (code: string): Promise<SignInStep> =>
  readStep(await confirmSignIn({ challengeResponse: code }));

export const readAccessToken = async (): Promise<string | undefined> => {
  await userPool();
  return (await fetchAuthSession()).tokens?.accessToken.toString();
};

/** Ends the session here and at the user pool; here even when the pool cannot be reached. */
export const endSession = async (): Promise<void> => {
  await userPool();
  await signOut().catch(() => cognitoUserPoolsTokenProvider.authTokenStore.clearTokens());
};
