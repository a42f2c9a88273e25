import { roleMay, rolesWith } from '../../../shared/kernel/permissions.ts';
import type { GrantInput } from '../../../shared/users/calls.ts';
import type { StaffAdmin } from './staff-admin.ts';

/** Revokes every open session, with the audit event that says why. */
type RevokeSessions = (username: string, audited: 'first' | 'again') => Promise<void>;

export type Changed = 'done' | 'missing' | 'last-admin' | 'address-taken';

/**
 * Changes to the accounts of staff. Each can be repeated after a failure half-way, and then completes; each revokes
 * every session of the account, before the change, and again after it for sign-ins made meanwhile.
 */
export const createStaffPolicy = (pool: StaffAdmin, revokeSessions: RevokeSessions) => {
  const isLastAdmin = async (username: string): Promise<boolean> => {
    const admins = (await pool.list(rolesWith('mayManageStaff'))).filter(({ state }) => state === 'ACTIVE');
    return admins.some((one) => one.username === username) && admins.length === 1;
  };

  const change = async (username: string, work: () => Promise<void>): Promise<Changed> => {
    if (!(await pool.read(username))) return 'missing';
    await revokeSessions(username, 'first');
    await work();
    await revokeSessions(username, 'again');
    return 'done';
  };

  const take = async (username: string, work: () => Promise<void>): Promise<Changed> =>
    (await isLastAdmin(username)) ? 'last-admin' : await change(username, work);

  return {
    /** Whether somebody is the only admin who can sign in: their access cannot be ended. */
    isLastAdmin,
    /**
     * Grants a role, in a safe order: the mobile number, codes for every sign-in, revocation of sessions that were opened
     * without a code, and only then the role. The admin's names replace those that were typed at sign-up. An account whose
     * creation failed half-way is completed. `prepare` is done before the account has the role: where it throws,
     * the role is not given.
     */
    async grant(
      { email, role, mobile, firstName, lastName }: GrantInput,
      prepare?: (username: string) => Promise<void>,
    ) {
      const names = { firstName, lastName };
      const existing = await pool.read(email);
      if (existing && !roleMay(role, 'mayManageStaff') && (await isLastAdmin(existing.username)))
        return 'last-admin' as const;
      const username = existing?.username ?? (await pool.make({ email, ...names }));
      await revokeSessions(username, 'first');
      if (existing) await pool.rename(username, names);
      const made = await pool.allowPasswordReset(username);
      await pool.enableSmsMfa(username, mobile);
      // Sign-ins until now may have needed a password alone; a refresh would give them the role.
      await revokeSessions(username, 'again');
      await prepare?.(username);
      await pool.giveRole(username, role);
      // Sign-ins since then carry the earlier role, which may have been wider.
      await revokeSessions(username, 'again');
      return { username, made };
    },

    changeMobile: (username: string, mobile: string) =>
      change(username, async () => {
        await pool.enableSmsMfa(username, mobile);
        await pool.signOutEverywhere(username);
      }),
    changeAddress: async (username: string, email: string): Promise<Changed> => {
      const owner = await pool.read(email);
      if (owner && owner.username !== username) return 'address-taken';
      return await change(username, async () => {
        await pool.setAddress(username, email);
        await pool.signOutEverywhere(username);
      });
    },
    revoke: (username: string) => take(username, () => pool.takeRoles(username)),
    disable: (username: string) => take(username, () => pool.disable(username)),
    enable: (username: string) => change(username, () => pool.enable(username)),
  };
};
export type StaffPolicy = ReturnType<typeof createStaffPolicy>;
