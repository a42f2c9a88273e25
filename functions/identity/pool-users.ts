import {
  type AttributeType,
  type CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';

export const readAttribute = (attributes: AttributeType[] | undefined, name: string): string =>
  attributes?.find(({ Name }) => Name === name)?.Value ?? '';

/** All members of a group, page by page: the first page does not show whether an admin is the last one. */
export const listGroup = async (
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  GroupName: string,
): Promise<UserType[]> => {
  const found: UserType[] = [];
  let next: string | undefined;
  do {
    const { Users = [], NextToken } = await client.send(
      new ListUsersInGroupCommand({ UserPoolId, GroupName, Limit: 60, NextToken: next }),
    );
    found.push(...Users);
    next = NextToken;
  } while (next);
  return found;
};
