import {
  type AttributeType,
  type CognitoIdentityProviderClient,
  paginateListUsersInGroup,
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
  const pages = paginateListUsersInGroup({ client, pageSize: 60 }, { UserPoolId, GroupName });
  for await (const { Users = [] } of pages) found.push(...Users);
  return found;
};
