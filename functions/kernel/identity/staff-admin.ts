import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { findStaffRole, leftGroup, noRole, type StaffRole, staffRoles } from '../../../shared/kernel/roles.ts';
import type { UserAccount } from '../../../shared/users/calls.ts';
import { createDevices } from './devices.ts';
import { listGroup, openPool, readAttribute, unlessUnknown } from './open-pool.ts';
import { setFactors } from './second-factor.ts';

export type PoolAccount = Omit<UserAccount, 'lastSignIn' | 'worksIn' | 'invitedUntil' | 'awayUntil'>;
type NewStaff = { email: string; firstName: string; lastName: string };

const stateOf = ({ Enabled, UserStatus }: Pick<UserType, 'Enabled' | 'UserStatus'>): UserAccount['state'] => {
  if (Enabled === false) return 'DISABLED';
  return UserStatus === 'CONFIRMED' ? 'ACTIVE' : 'NOT_ACTIVATED';
};

const toAccount = (user: UserType, groups: readonly string[]): PoolAccount => ({
  hasLeft: groups.includes(leftGroup) && findStaffRole(groups) === undefined,
  username: user.Username ?? '',
  email: readAttribute(user.Attributes, 'email'),
  firstName: readAttribute(user.Attributes, 'given_name'),
  lastName: readAttribute(user.Attributes, 'family_name'),
  mobile: readAttribute(user.Attributes, 'phone_number'),
  role: findStaffRole(groups) ?? noRole,
  state: stateOf(user),
});

const attributes = (values: Record<string, string>) => Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

/** The organisation's changes of staff accounts, at the user pool. */
export const createStaffAdmin = () => {
  const pool = openPool();
  const { client, UserPoolId } = pool;
  const inPool = (username: string) => ({ UserPoolId, Username: username });

  const readGroups = async (username: string): Promise<string[]> => {
    const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(inPool(username)));
    return Groups.flatMap(({ GroupName }) => GroupName ?? []);
  };

  const read = async (username: string): Promise<PoolAccount | undefined> => {
    const found = await unlessUnknown(client.send(new AdminGetUserCommand(inPool(username))));
    if (!found) return undefined;
    const { UserAttributes, ...user } = found;
    return toAccount({ ...user, ...(UserAttributes && { Attributes: UserAttributes }) }, await readGroups(username));
  };

  const leaveGroups = async (username: string, remaining?: StaffRole): Promise<void> => {
    for (const role of staffRoles.filter((one) => one !== remaining)) {
      await client.send(new AdminRemoveUserFromGroupCommand({ ...inPool(username), GroupName: role }));
    }
  };

  const devices = createDevices(pool);

  /** Forgets all browsers of an account: none answers for a code any more. */
  const signOutEverywhere = async (username: string): Promise<void> => {
    await client.send(new AdminUserGlobalSignOutCommand(inPool(username)));
    await devices.forgetAll(username);
  };

  return {
    read,

    /** Everybody with one of the given staff roles. */
    async list(roles: readonly StaffRole[] = staffRoles): Promise<PoolAccount[]> {
      const byRole = await Promise.all(roles.map(async (role) => ({ role, members: await listGroup(pool, role) })));
      const accounts = new Map<string, PoolAccount>();
      // The widest role is read last, and wins.
      for (const { role, members } of byRole.toReversed()) {
        for (const user of members) accounts.set(user.Username ?? '', toAccount(user, [role]));
      }
      return [...accounts.values()];
    },

    /** Everybody whose role was removed. */
    listLeft: async (): Promise<PoolAccount[]> =>
      (await listGroup(pool, leftGroup)).map((user) => toAccount(user, [leftGroup])),

    /** Up to 20 accounts of any kind whose addresses begin with the text. */
    async find(start: string): Promise<PoolAccount[]> {
      const quoted = start.toLowerCase().replaceAll(/["\\]/g, '\\$&');
      const { Users = [] } = await client.send(
        new ListUsersCommand({ UserPoolId, Filter: `email ^= "${quoted}"`, Limit: 20 }),
      );
      return await Promise.all(Users.map(async (user) => toAccount(user, await readGroups(user.Username ?? ''))));
    },

    /** An account without a password, which nobody can enter. */
    async make({ email, firstName, lastName }: NewStaff): Promise<string> {
      const given = { email, email_verified: 'true', given_name: firstName, family_name: lastName };
      const { User } = await client.send(
        new AdminCreateUserCommand({
          ...inPool(email),
          MessageAction: 'SUPPRESS',
          UserAttributes: attributes(given).filter(({ Value }) => Value !== ''),
        }),
      );
      return User?.Username ?? '';
    },

    /**
     * Allows the owner of an account that was made here to choose a password, by the code of 'Forgotten your
     * password?'. The pool sends no code to an account that never had a password. Returns whether this is such an
     * account.
     */
    async allowPasswordReset(username: string): Promise<boolean> {
      const { UserStatus } = await client.send(new AdminGetUserCommand(inPool(username)));
      if (UserStatus !== 'FORCE_CHANGE_PASSWORD') return false;
      const Password = randomBytes(48).toString('base64url');
      await client.send(new AdminSetUserPasswordCommand({ ...inPool(username), Password, Permanent: true }));
      return true;
    },

    /** The admin's names; what is left blank stays unchanged. */
    async rename(username: string, { firstName, lastName }: Omit<NewStaff, 'email'>): Promise<void> {
      const given = attributes({ given_name: firstName, family_name: lastName }).filter(({ Value }) => Value !== '');
      if (given.length === 0) return;
      await client.send(new AdminUpdateUserAttributesCommand({ ...inPool(username), UserAttributes: given }));
    },

    /**
     * Another address to sign in with, at once: the admin vouches for it. The pool keeps the one before where an address is not
     * verified in the same request.
     */
    async setAddress(username: string, email: string): Promise<void> {
      const given = attributes({ email, email_verified: 'true' });
      await client.send(new AdminUpdateUserAttributesCommand({ ...inPool(username), UserAttributes: given }));
    },

    /**
     * The number for codes, and codes from now on, in place of any app. Never after granting a role: the account would
     * be open to a password alone.
     */
    async enableSmsMfa(username: string, mobile: string): Promise<void> {
      const number = attributes({ phone_number: mobile, phone_number_verified: 'true' });
      await client.send(new AdminUpdateUserAttributesCommand({ ...inPool(username), UserAttributes: number }));
      await setFactors(pool, username, false);
    },

    removeApp: (username: string) => setFactors(pool, username, false),

    async giveRole(username: string, role: StaffRole): Promise<void> {
      await client.send(new AdminAddUserToGroupCommand({ ...inPool(username), GroupName: role }));
      await leaveGroups(username, role);
      await client.send(new AdminRemoveUserFromGroupCommand({ ...inPool(username), GroupName: leftGroup }));
      await signOutEverywhere(username);
    },

    async takeRoles(username: string): Promise<void> {
      await client.send(new AdminAddUserToGroupCommand({ ...inPool(username), GroupName: leftGroup }));
      await leaveGroups(username);
      await signOutEverywhere(username);
    },

    async disable(username: string): Promise<void> {
      await client.send(new AdminDisableUserCommand(inPool(username)));
      await signOutEverywhere(username);
    },

    enable: async (username: string): Promise<void> => {
      await client.send(new AdminEnableUserCommand(inPool(username)));
    },

    signOutEverywhere,
    forgetDevices: devices.forgetAll,
  };
};
export type StaffAdmin = ReturnType<typeof createStaffAdmin>;
