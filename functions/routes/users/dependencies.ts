import type { UserAccount } from '../../../shared/api/users.ts';
import { commitTraced, recordReading, type Trace } from '../../data/audit.ts';
import { openTable } from '../../data/open-table.ts';
import { openSessions } from '../../data/sessions.ts';
import { openStaffLock, type StaffLock } from '../../data/staff-lock.ts';
import { commit } from '../../data/write.ts';
import { openStaffAccounts, type StaffAccounts } from '../../lib/staff-accounts.ts';
import { openStaffPool, type PoolAccount, type StaffPool } from '../../lib/staff-pool.ts';

export type UsersDependencies = {
  pool: Pick<StaffPool, 'find' | 'list' | 'read'>;
  /** The changes a call may make; each is on the trail with its record before it is begun. */
  accounts: (trace: Trace) => StaffAccounts;
  lock: StaffLock;
  withLastSignIn: (accounts: PoolAccount[]) => Promise<UserAccount[]>;
  recordReading: (trace: Trace) => Promise<void>;
};

export const makeDependencies = (): UsersDependencies => {
  const table = openTable();
  const sessions = openSessions(table);
  const pool = openStaffPool();
  return {
    pool,
    accounts: (trace) =>
      openStaffAccounts(pool, async (username, traced) => {
        const bar = [sessions.bar(username, Date.now())];
        await (traced === 'first' ? commitTraced(table, bar, trace, username) : commit(table, bar));
      }),
    lock: openStaffLock(table),
    withLastSignIn: async (accounts) => {
      const states = await sessions.readAccounts(accounts.map(({ username }) => username));
      return accounts.map((account) => {
        const at = states.get(account.username)?.lastSignInAt;
        return { ...account, ...(at !== undefined && { lastSignIn: new Date(at).toISOString() }) };
      });
    },
    recordReading: (trace) => recordReading(table, trace),
  };
};
