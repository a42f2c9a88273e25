import { Amplify } from 'aws-amplify';
import { confirmSignIn, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { vi } from 'vitest';
import * as z from 'zod';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { ask } from '../support/ask.ts';
import { quickenAmplify } from '../support/quick-amplify.ts';

await quickenAmplify();

/** One sign-in, step by step. */
export type Entrance = {
  enter: (password: string) => Promise<'code' | 'too-many-texts' | 'refused'>;
  finish: (code: string) => Promise<'in' | 'refused'>;
  /** Sends the last answer once more, as an eavesdropper would. */
  finishAgain: () => Promise<'in' | 'refused'>;
};

/** The calls for clients that do not speak SRP. */
export const openServerEntrance = (url: string, email: string): Entrance => {
  let session = '';
  let last = '';
  const finish: Entrance['finish'] = async (code) => {
    last = code;
    const { status } = await ask(url, accountCalls.checkCode, { body: { channel: 'sms', to: email, code, session } });
    return status === 200 ? 'in' : 'refused';
  };
  return {
    enter: async (password) => {
      const { status, body } = await ask(url, accountCalls.signIn, { body: { username: email, password } });
      if (status !== 200) return status === 429 ? 'too-many-texts' : 'refused';
      session = accountCalls.signIn.replies[200].parse(body).session ?? '';
      return 'code';
    },
    finish,
    finishAgain: () => finish(last),
  };
};

const environment = z.object({
  USER_POOL_ID: z.string(),
  BROWSER_CLIENT_ID: z.string(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.url(),
});

/** The browser's way: Amplify proves the password to the user pool, and none of our functions hears of it. */
export const openBrowserEntrance = (email: string): Entrance => {
  const pool = environment.parse(process.env);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.USER_POOL_ID,
        userPoolClientId: pool.BROWSER_CLIENT_ID,
        userPoolEndpoint: pool.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
      },
    },
  });
  const storage = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  let last: Parameters<typeof fetch> | undefined;
  return {
    enter: async (password) => {
      storage.clear();
      try {
        const { nextStep } = await signIn({ username: email, password });
        return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_SMS_CODE' ? 'code' : 'refused';
      } catch (problem) {
        return problem instanceof Error && problem.name === 'UserLambdaValidationException'
          ? 'too-many-texts'
          : 'refused';
      }
    },
    finish: async (code) => {
      const fetches = vi.spyOn(globalThis, 'fetch');
      try {
        return (await confirmSignIn({ challengeResponse: code })).isSignedIn ? 'in' : 'refused';
      } catch {
        return 'refused';
      } finally {
        last = fetches.mock.calls.find(([, init]) => String(init?.body).includes('SMS_MFA_CODE'));
        fetches.mockRestore();
      }
    },
    finishAgain: async () => {
      if (!last) throw new Error('Nothing was sent.');
      return (await fetch(...last)).ok ? 'in' : 'refused';
    },
  };
};
