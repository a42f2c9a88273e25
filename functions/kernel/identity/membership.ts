import { AdminGetUserCommand, AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { rolesWith } from '../../../shared/kernel/permissions.ts';
import { openPool, unlessUnknown } from './open-pool.ts';

/** Whether somebody is on the staff, for a function that may ask about one account and may not list them. */
export const createMembership = () => {
  const { client, UserPoolId } = openPool();
  const roles: readonly (string | undefined)[] = rolesWith('mayWriteRecords');
  return {
    /** Whether this account is one of those that the directory of staff lists. */
    async includes(id: string): Promise<boolean> {
      const account = { UserPoolId, Username: id };
      const [user, { Groups = [] } = {}] = await Promise.all([
        unlessUnknown(client.send(new AdminGetUserCommand(account))),
        unlessUnknown(client.send(new AdminListGroupsForUserCommand(account))),
      ]);
      return user !== undefined && user.Enabled !== false && Groups.some(({ GroupName }) => roles.includes(GroupName));
    },
  };
};
export type Membership = ReturnType<typeof createMembership>;
