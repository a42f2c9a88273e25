import type { GrantInput } from '../../shared/api/users.ts';
import { roleMay } from '../../shared/domain/permissions.ts';
import type { StaffAdmin } from './staff-admin.ts';

/** Refuses every session that is open now, with the entry in the audit log that says why. */
type Bar = (username: string, traced: 'first' | 'again') => Promise<void>;

export type Changed = 'done' | 'missing' | 'last-admin';

/**
 * Changes to who works here. Each can be made again after a failure half-way and then completes; each ends every session
 * of the account at once. The bar comes before what it guards, and again after it for whoever signed in meanwhile.
 */
export const createStaffPolicy = (pool: StaffAdmin, bar: Bar) => {
  const isLastAdmin = async (username: string): Promise<boolean> => {
    const admins = (await pool.list()).filter(
      ({ role, state }) => state === 'ACTIVE' && roleMay(role, 'mayManageStaff'),
    );
    return admins.some((one) => one.username === username) && admins.length === 1;
  };

  const change = async (username: string, work: () => Promise<void>): Promise<Changed> => {
    if (!(await pool.read(username))) return 'missing';
    await bar(username, 'first');
    await work();
    await bar(username, 'again');
    return 'done';
  };

  const take = async (username: string, work: () => Promise<void>): Promise<Changed> =>
    (await isLastAdmin(username)) ? 'last-admin' : await change(username, work);

  return {
    /**
     * One safe step: the number, codes for every sign-in, an end to sessions that were opened without one, and only
     * then the role. The names that the admin gives stand, whoever typed others when the account was made. An account whose making failed half-way is completed, whoever made it.
     */
    async grant({ email, role, mobile, ...names }: GrantInput) {
      const existing = await pool.read(email);
      if (existing && !roleMay(role, 'mayManageStaff') && (await isLastAdmin(existing.username)))
        return 'last-admin' as const;
      const username = existing?.username ?? (await pool.make({ email, ...names }));
      await bar(username, 'first');
      if (existing) await pool.rename(username, names);
      const made = await pool.openToOwner(username);
      await pool.requireCodes(username, mobile);
      // Whoever signed in until now may have done so by a password alone, and would be refreshed into the role.
      await bar(username, 'again');
      await pool.giveRole(username, role);
      // And whoever did since then has a token of the role before, which may have been the wider one.
      await bar(username, 'again');
      return { username, made };
    },

    changeMobile: (username: string, mobile: string) =>
      change(username, async () => {
        await pool.requireCodes(username, mobile);
        await pool.signOutEverywhere(username);
      }),
    revoke: (username: string) => take(username, () => pool.takeRoles(username)),
    disable: (username: string) => take(username, () => pool.disable(username)),
    enable: (username: string) => change(username, () => pool.enable(username)),
  };
};
export type StaffPolicy = ReturnType<typeof createStaffPolicy>;
