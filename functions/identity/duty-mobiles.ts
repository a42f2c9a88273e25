import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { rolesWith } from '../../shared/domain/permissions.ts';
import { readEnvironment } from '../lib/environment.ts';
import { listGroup, readAttribute } from './pool-users.ts';

const mobileOf = (attributes: Parameters<typeof readAttribute>[0]): string[] => {
  const mobile = readAttribute(attributes, 'phone_number');
  return mobile === '' ? [] : [mobile];
};

/** The numbers that are texted about an alert; a disabled account has none. */
export const createDutyMobiles = () => {
  const { USER_POOL_ID } = readEnvironment(z.object({ USER_POOL_ID: z.string() }));
  const client = new CognitoIdentityProviderClient({});
  return {
    /** The number of one member of staff: empty when there is no such account, or none in use. */
    async ofPerson(id: string): Promise<string[]> {
      try {
        const user = await client.send(new AdminGetUserCommand({ UserPoolId: USER_POOL_ID, Username: id }));
        return user.Enabled === false ? [] : mobileOf(user.UserAttributes);
      } catch (error) {
        if (error instanceof UserNotFoundException) return [];
        throw error;
      }
    },

    /** The numbers of everybody who manages the staff. */
    async ofAdmins(): Promise<string[]> {
      const groups = await Promise.all(
        rolesWith('mayManageStaff').map((role) => listGroup(client, USER_POOL_ID, role)),
      );
      return groups.flat().flatMap(({ Enabled, Attributes }) => (Enabled === false ? [] : mobileOf(Attributes)));
    },
  };
};
