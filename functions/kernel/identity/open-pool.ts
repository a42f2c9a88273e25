import { CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

/** The organisation's user pool and its client. */
export const openPool = () => {
  const { USER_POOL_ID: UserPoolId } = readEnvironment(z.object({ USER_POOL_ID: z.string() }));
  return { client: new CognitoIdentityProviderClient({}), UserPoolId };
};
export type OpenPool = ReturnType<typeof openPool>;

/** What is found of an account; undefined where there is no such account. */
export const unlessUnknown = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  });
