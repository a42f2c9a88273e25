import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import type { Product } from '../../infra/local/product.ts';
import { webConfig, webConfigPath } from '../../shared/kernel/web-config.ts';
import { quickenAmplify } from './quick-amplify.ts';

type Who = { email: string; password?: string; code: (step: string) => string | Promise<string> };

/** Browsers of the staff area with Amplify: each with a storage of its own, one at a time. */
export const openBrowsers = async (product: Pick<Product, 'url'>) => {
  await quickenAmplify();
  const { userPoolEndpoint = '', ...pool } = webConfig.parse(await (await fetch(product.url + webConfigPath)).json());
  Amplify.configure({ Auth: { Cognito: { ...pool, userPoolEndpoint } } });

  return () => {
    const storage = new Map<string, string>();
    const use = () =>
      cognitoUserPoolsTokenProvider.setKeyValueStorage({
        setItem: async (key, value) => void storage.set(key, value),
        getItem: async (key) => storage.get(key) ?? null,
        removeItem: async (key) => void storage.delete(key),
        clear: async () => storage.clear(),
      });
    const find = (name: string) => [...storage].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? '';
    return {
      find,
      /** All that it stores of the session, by key. */
      readStored: (): Record<string, string> => Object.fromEntries(storage),
      /** Signs in as the owner would; returns what was asked for besides the password. */
      enter: async ({ email, password = demonstrationPassword, code }: Who): Promise<string> => {
        use();
        await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
        const { nextStep } = await signIn({ username: email, password });
        const { signInStep } = nextStep;
        if (signInStep !== 'DONE') await confirmSignIn({ challengeResponse: await code(signInStep) });
        return signInStep;
      },
      /** The headers of the calls of this session: with a fresh token, which the staff area obtains at once. */
      headers: async () => {
        use();
        const { tokens } = await fetchAuthSession({ forceRefresh: true });
        return { authorization: `Bearer ${tokens?.accessToken.toString() ?? ''}` };
      },
    };
  };
};
