import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { rolesWith } from '../../../shared/kernel/permissions.ts';
import { openPool, unlessUnknown } from './open-pool.ts';
import { listGroup, readAttribute } from './pool-users.ts';

const mobileOf = (attributes: Parameters<typeof readAttribute>[0]): string[] => {
  const mobile = readAttribute(attributes, 'phone_number');
  return mobile === '' ? [] : [mobile];
};

/** The numbers that are texted about an alert; a disabled account has none. */
export const createDutyMobiles = () => {
  const { client, UserPoolId } = openPool();
  return {
    /** The number of one member of staff: empty when there is no such account, or none in use. */
    async ofPerson(id: string): Promise<string[]> {
      const user = await unlessUnknown(client.send(new AdminGetUserCommand({ UserPoolId, Username: id })));
      return !user || user.Enabled === false ? [] : mobileOf(user.UserAttributes);
    },

    /** The numbers of everybody who manages the staff. */
    async ofAdmins(): Promise<string[]> {
      const groups = await Promise.all(rolesWith('mayManageStaff').map((role) => listGroup(client, UserPoolId, role)));
      return groups.flat().flatMap(({ Enabled, Attributes }) => (Enabled === false ? [] : mobileOf(Attributes)));
    },
  };
};
