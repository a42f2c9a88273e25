import { AdminGetUserCommand, type AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { rolesWith } from '../../../shared/kernel/permissions.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { listGroup, openPool, readAttribute, unlessUnknown } from './open-pool.ts';

const describe = (id: string, attributes: AttributeType[] | undefined): StaffUser => ({
  id,
  firstName: readAttribute(attributes, 'given_name'),
  lastName: readAttribute(attributes, 'family_name'),
});

const byName = (one: StaffUser, other: StaffUser) =>
  `${one.firstName} ${one.lastName}`.localeCompare(`${other.firstName} ${other.lastName}`, 'en-GB');

/** The staff: members of the staff groups of the user pool, by the `sub` of their accounts. */
export const createStaffDirectory = () => {
  const { client, UserPoolId } = openPool();
  const names = new Map<string, StaffUser>();

  const listMembers = async (group: string): Promise<StaffUser[]> => {
    const enabled = (await listGroup({ client, UserPoolId }, group)).filter(({ Enabled }) => Enabled !== false);
    return enabled.map(({ Attributes }) => describe(readAttribute(Attributes, 'sub'), Attributes));
  };

  const find = async (id: string): Promise<StaffUser> => {
    const user = await unlessUnknown(client.send(new AdminGetUserCommand({ UserPoolId, Username: id })));
    return user ? describe(id, user.UserAttributes) : { id, firstName: 'Former', lastName: 'colleague' };
  };

  return {
    /** Everyone who may look after patients now, by name: patients, tasks and appointments can be given to them. */
    async list(): Promise<StaffUser[]> {
      const members = (await Promise.all(rolesWith('mayWriteRecords').map(listMembers))).flat();
      return [...new Map(members.map((member) => [member.id, member])).values()].toSorted(byName);
    },

    /** The people with these ids, including those without access now. */
    async name(ids: readonly string[]): Promise<Map<string, StaffUser>> {
      const unknown = [...new Set(ids)].filter((id) => !names.has(id));
      for (const person of await Promise.all(unknown.map(find))) names.set(person.id, person);
      return names;
    },
  };
};
export type StaffDirectory = ReturnType<typeof createStaffDirectory>;

const mobileOf = (attributes: Parameters<typeof readAttribute>[0]): string[] => {
  const mobile = readAttribute(attributes, 'phone_number');
  return mobile === '' ? [] : [mobile];
};

/** The numbers that are texted about alerts and work; a disabled account has none. */
export const createDutyMobiles = () => {
  const { client, UserPoolId } = openPool();
  return {
    /** The number of one member of staff: empty when there is no such account, or none in use. */
    async ofPerson(id: string): Promise<string[]> {
      const user = await unlessUnknown(client.send(new AdminGetUserCommand({ UserPoolId, Username: id })));
      return !user || user.Enabled === false ? [] : mobileOf(user.UserAttributes);
    },

    /** Everybody who manages the staff, with their number, if any. */
    async ofAdmins(): Promise<{ id: string; mobiles: string[] }[]> {
      const groups = await Promise.all(
        rolesWith('mayManageStaff').map((role) => listGroup({ client, UserPoolId }, role)),
      );
      return groups
        .flat()
        .flatMap(({ Enabled, Attributes }) =>
          Enabled === false ? [] : [{ id: readAttribute(Attributes, 'sub'), mobiles: mobileOf(Attributes) }],
        );
    },
  };
};
