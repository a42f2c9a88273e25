import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

/** The organisation's user pool and its client. */
export const openPool = () => {
  const { USER_POOL_ID: UserPoolId } = readEnvironment(z.object({ USER_POOL_ID: z.string() }));
  return { client: new CognitoIdentityProviderClient({}), UserPoolId };
};
export type OpenPool = ReturnType<typeof openPool>;
