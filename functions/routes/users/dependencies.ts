import type { UserAccount } from '../../../shared/api/users.ts';
import { createStaffServicesStore, type StaffServicesStore } from '../../data/access/staff-services.ts';
import { type AuditContext, auditReading, commitAudited } from '../../data/audit.ts';
import { createBrowserStore } from '../../data/browsers.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createSessionStore } from '../../data/sessions.ts';
import { createStaffLock, type StaffLock } from '../../data/staff-lock.ts';
import { commit } from '../../data/write.ts';
import { createStaffAdmin, type PoolAccount, type StaffAdmin } from '../../identity/staff-admin.ts';
import { createStaffPolicy, type StaffPolicy } from '../../identity/staff-policy.ts';

export type UsersDependencies = {
  pool: Pick<StaffAdmin, 'find' | 'list' | 'read'>;
  /** The changes that a call may make; each is in the audit log with its target before it is begun. */
  accounts: (auditContext: AuditContext) => StaffPolicy;
  lock: StaffLock;
  services: Pick<StaffServicesStore, 'save'>;
  /** Accounts with the last sign-in and the services of each. */
  complete: (accounts: PoolAccount[]) => Promise<UserAccount[]>;
  /** Resets the counters of an account and its address, with an audit event. */
  liftLimitsOf: (account: PoolAccount, auditContext: AuditContext) => Promise<void>;
  /** Changes of the second factor, each with an audit event before it is begun. */
  forgetBrowsersOf: (username: string, auditContext: AuditContext) => Promise<void>;
  removeAppOf: (username: string, auditContext: AuditContext) => Promise<void>;
  recordReading: (auditContext: AuditContext) => Promise<void>;
};

/** A transaction holds a hundred writes, and the first has its audit event. */
const mostLiftedAtOnce = 99;

export const makeDependencies = (): UsersDependencies => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const limits = createLimitStore(table);
  const browsers = createBrowserStore(table);
  const pool = createStaffAdmin();
  const services = createStaffServicesStore(table);
  return {
    pool,
    services,
    accounts: (auditContext) =>
      createStaffPolicy(pool, async (username, audited) => {
        const revocation = [sessions.revokeSessions(username, Date.now())];
        await (audited === 'first'
          ? commitAudited(table, revocation, auditContext, username)
          : commit(table, revocation));
      }),
    lock: createStaffLock(table),
    complete: async (accounts) => {
      const usernames = accounts.map(({ username }) => username);
      const [states, chosen] = await Promise.all([sessions.readAccounts(usernames), services.read(usernames)]);
      return accounts.map((account) => {
        const at = states.get(account.username)?.lastSignInAt;
        const worksIn = chosen.get(account.username);
        return {
          ...account,
          ...(at !== undefined && { lastSignIn: new Date(at).toISOString() }),
          ...(worksIn && { worksIn }),
        };
      });
    },
    liftLimitsOf: async ({ username, email }, auditContext) => {
      const counted = [
        { what: 'text', subject: username },
        ...['mail', 'code', 'password'].map((what) => ({ what, subject: email })),
      ];
      const writes = (await Promise.all(counted.map(({ what, subject }) => limits.lift(what, subject)))).flat();
      await commitAudited(table, writes.slice(0, mostLiftedAtOnce), auditContext, username);
      for (let from = mostLiftedAtOnce; from < writes.length; from += mostLiftedAtOnce) {
        await commit(table, writes.slice(from, from + mostLiftedAtOnce));
      }
    },
    forgetBrowsersOf: async (username, auditContext) => {
      const remembered = browsers.listRemembered(await browsers.read(username), Date.now());
      await browsers.forget(username, { devices: [...remembered.keys()] }, auditContext);
      await pool.forgetDevices(username);
    },
    removeAppOf: async (username, auditContext) => {
      await browsers.recordChange(username, auditContext);
      await pool.removeApp(username);
      await browsers.acceptNoApp(username);
    },
    recordReading: (auditContext) => auditReading(table, auditContext),
  };
};
