import {
  type AttributeType,
  CognitoIdentityProviderClient,
  paginateListUsersInGroup,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
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

export const readAttribute = (attributes: AttributeType[] | undefined, name: string): string =>
  attributes?.find(({ Name }) => Name === name)?.Value ?? '';

/** All members of a group, page by page: the first page does not show whether an admin is the last one. */
export const listGroup = async ({ client, UserPoolId }: OpenPool, GroupName: string): Promise<UserType[]> => {
  const pages = paginateListUsersInGroup({ client, pageSize: 60 }, { UserPoolId, GroupName });
  return (await Array.fromAsync(pages)).flatMap(({ Users = [] }) => Users);
};

/** The message of the trigger that counts mails, when the day's limit is reached. Cognito includes it in its own. */
export const noMoreToday = 'No more are sent today.';
