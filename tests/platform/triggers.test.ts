import {
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { demonstrationAccounts, demonstrationPassword } from '../../infra/local/demonstration/accounts.ts';
import { createAccount } from '../../infra/local/demonstration/create-account.ts';
import { readJwt } from '../support/jwt.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const pool = new CognitoIdentityProviderClient({});
const [admin] = demonstrationAccounts;
if (!admin) throw new Error('There is a demonstration admin');
await createAccount(pool, admin);

const refresh = async ({ refreshToken, deviceKey = '' }: Awaited<ReturnType<typeof signIn>>) => {
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: process.env.USER_POOL_ID,
      ClientId: process.env.SERVER_CLIENT_ID,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken, DEVICE_KEY: deviceKey },
    }),
  );
  return readJwt(AuthenticationResult?.AccessToken ?? '').claims;
};

it('a token proved by a code has the groups of its owner, a scope for each and no other scope', async () => {
  const tokens = await signIn(product, { ...admin, password: demonstrationPassword });
  for (const claims of [readJwt(tokens.accessToken).claims, await refresh(tokens)]) {
    expect(claims['cognito:groups']).toEqual(['ROLE_ADMIN']);
    expect(claims.scope).toBe('ROLE_ADMIN');
  }
});

it('a token refreshed after the second factor is gone has lost them', async () => {
  const tokens = await signIn(product, { ...admin, password: demonstrationPassword });
  await pool.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: process.env.USER_POOL_ID,
      Username: admin.email,
      SMSMfaSettings: { Enabled: false },
    }),
  );
  const claims = await refresh(tokens);
  expect(claims['cognito:groups'] ?? []).toEqual([]);
  expect(claims.scope ?? '').toBe('');
});
