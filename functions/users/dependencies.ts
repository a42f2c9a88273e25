import { today } from '../../shared/kernel/today.ts';
import type { UserAccount } from '../../shared/users/calls.ts';
import { linkOfInvitation, makeInvitation, openInvitation, withdrawInvitation } from '../accounts/store/invitations.ts';
import { createStaffServicesStore } from '../kernel/access/access-profile.ts';
import { createStaffAdmin, type PoolAccount } from '../kernel/identity/staff-admin.ts';
import { createStaffPolicy } from '../kernel/identity/staff-policy.ts';
import { sendMail } from '../kernel/lib/send-mail.ts';
import { loadPublished } from '../kernel/site/load-published.ts';
import { type AuditContext, auditReading, commitAudited } from '../kernel/store/audit.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createSessionStore } from '../kernel/store/sessions.ts';
import { commit } from '../kernel/store/write.ts';
import { createBrowserStore } from '../session/store/browsers.ts';
import { readAbsences } from '../tasks/store/absences.ts';
import { countOpenTasks } from '../tasks/store/give-tasks.ts';
import { invitationMail } from './invitation-mail.ts';
import { createStaffLock } from './store/staff-lock.ts';

/** A transaction holds a hundred writes, and the first has its audit event. */
const mostLiftedAtOnce = 99;

export const makeDependencies = () => {
  const table = connectTable();
  const sessions = createSessionStore(table);
  const limits = createLimitStore(table);
  const browsers = createBrowserStore(table);
  const pool = createStaffAdmin();
  const services = createStaffServicesStore(table);
  return {
    pool,
    services,
    /** The changes that a call may make; each is in the audit log with its target before it is begun. */
    accounts: (auditContext: AuditContext) =>
      createStaffPolicy(pool, async (username, audited) => {
        const revocation = [sessions.revokeSessions(username, Date.now())];
        await (audited === 'first'
          ? commitAudited(table, revocation, auditContext, username)
          : commit(table, revocation));
      }),
    lock: createStaffLock(table),
    countOpenTasks: (username: string) => countOpenTasks(table, username),
    /** Accounts with the last sign-in, the invitation, the absence and the services of each. */
    complete: async (accounts: PoolAccount[]): Promise<UserAccount[]> => {
      const usernames = accounts.map(({ username }) => username);
      const day = today();
      const [states, chosen, absences] = await Promise.all([
        sessions.readAccounts(usernames),
        services.read(usernames),
        readAbsences(table),
      ]);
      return accounts.map((account) => {
        const { username } = account;
        const state = states.get(username) ?? {};
        const invitation = openInvitation(state);
        const worksIn = chosen.get(username);
        const away = absences.find(({ accountId, from, to }) => accountId === username && from <= day && day <= to);
        return {
          ...account,
          ...(state.lastSignInAt !== undefined && { lastSignIn: new Date(state.lastSignInAt).toISOString() }),
          ...(invitation && { invitedUntil: new Date(invitation.until).toISOString() }),
          ...(away && { awayUntil: away.to }),
          ...(worksIn && { worksIn }),
        };
      });
    },
    /** Resets the counters of an account and its address, with an audit event. */
    liftLimitsOf: async ({ username, email }: PoolAccount, auditContext: AuditContext) => {
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
    /** Changes of the second factor, each with an audit event before it is begun. */
    forgetBrowsersOf: async (username: string, auditContext: AuditContext) => {
      const remembered = browsers.listRemembered(await browsers.read(username), Date.now());
      await browsers.forget(username, { devices: [...remembered.keys()] }, auditContext);
      await pool.forgetDevices(username);
    },
    removeAppOf: async (username: string, auditContext: AuditContext) => {
      await browsers.recordChange(username, auditContext);
      await pool.removeApp(username);
      await browsers.acceptNoApp(username);
    },
    /**
     * Makes a link for somebody who has never signed in, and mails it. Where the mail is not sent, the answer has the link: whoever
     * may do this could also choose the number to which the code goes. Undefined where they have signed in.
     */
    invite: async ({ username, ...person }: PoolAccount, site: string, auditContext: AuditContext | undefined) => {
      const now = Date.now();
      const state = (await sessions.readAccounts([username])).get(username);
      if (state?.lastSignInAt !== undefined) return undefined;
      const { write, secret, until } = makeInvitation(username, now);
      await (auditContext ? commitAudited(table, [write], auditContext, username) : commit(table, [write]));
      const link = linkOfInvitation(site, username, secret);
      await loadPublished();
      const mail = await sendMail(limits, invitationMail(person, link, until), now);
      return { mail, ...(mail !== 'sent' && { link }) };
    },
    withdrawInvitation: (username: string) => commit(table, [withdrawInvitation(username)]),
    recordReading: (auditContext: AuditContext) => auditReading(table, auditContext),
  };
};
export type UsersDependencies = ReturnType<typeof makeDependencies>;
