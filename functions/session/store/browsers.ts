import { hourMs, sessionPolicy } from '../../../shared/kernel/session-policy.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { parseItem } from '../../kernel/store/entity.ts';
import { create, patch } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';
import {
  type AccountState,
  accountStateEntity,
  browserEntity,
  isRemembered,
  type RememberedBrowser,
  type SignIn,
} from '../../kernel/store/sessions.ts';
import { commit, type Write } from '../../kernel/store/write.ts';

const { rememberedHours, absoluteHours } = sessionPolicy;
// The longest life of a sign-in that the browser answered for, and an hour for differences between clocks.
const retentionMs = (rememberedHours + absoluteHours + 1) * hourMs;
const mostItems = 1000;

const prefix = browserEntity.key({ username: '', device: '' }).sk;

type Known = { account: AccountState; browsers: ReadonlyMap<string, RememberedBrowser> };
type Forget = { devices: readonly string[]; exceptFor?: string | undefined };

const createBrowser = (id: { username: string; device: string }, browser: RememberedBrowser, now: number): Write =>
  create(browserEntity, id, { ...browser, expiresAt: Math.ceil((now + retentionMs) / 1000) });

/** Remembered browsers: what Cognito knows of them, with the time limit that Cognito does not store. */
export const createBrowserStore = (table: Table) => {
  /** An account and its browsers, including those that are forgotten or expired; there are few, since they expire. */
  const read = async (username: string): Promise<Known> => {
    const { pk, sk: accountKey } = accountStateEntity.key(username);
    // Keys of browsers come next after that of the account; a device has no letter after `~`.
    const items = await readPartition(table, pk, { from: accountKey, to: `${prefix}~`, limit: mostItems });
    const browsers = items.filter(({ sk }) => String(sk).startsWith(prefix));
    return {
      account: parseItem(accountStateEntity, items.find(({ sk }) => sk === accountKey) ?? {}),
      browsers: new Map(
        browsers.map((item) => [String(item.sk).slice(prefix.length), parseItem(browserEntity, item)] as const),
      ),
    };
  };

  return {
    read,

    /** The keys of the browsers that answer for a code now. */
    listRemembered: ({ account, browsers }: Known, now: number): Map<string, RememberedBrowser> =>
      new Map([...browsers].filter(([, browser]) => isRemembered(browser, account, now))),

    /** Lets the browser of a sign-in answer for its code; returns false when it is remembered already. */
    async remember(signIn: SignIn & { device: string }, name: string, auditContext: AuditContext): Promise<boolean> {
      const { username, device, authTime, originJti } = signIn;
      const browser = { provedAt: authTime, provedBy: originJti, name };
      const write = createBrowser({ username, device }, browser, Date.parse(auditContext.at));
      return (await commitAudited(table, [write], auditContext, username)).done;
    },

    /** Refuses every sign-in of these browsers from now on, except the current one. */
    async forget(username: string, { devices, exceptFor }: Forget, auditContext: AuditContext): Promise<void> {
      const set = { forgottenAt: Date.parse(auditContext.at), exceptFor };
      const writes = devices.map((device) => patch(browserEntity, { username, device }, { set }, { exists: true }));
      await commitAudited(table, writes, auditContext, username);
    },

    /** Records a browser that was never remembered here as an expired one. */
    async refuse(username: string, device: string, now: number): Promise<void> {
      const browser = { provedAt: 0, provedBy: '', name: '', forgottenAt: now };
      await commit(table, [createBrowser({ username, device }, browser, now)]);
    },

    /** Records in the audit log that the second factor is about to be changed at the pool. */
    async recordChange(username: string, auditContext: AuditContext): Promise<void> {
      await commitAudited(table, [], auditContext, username);
    },

    /** Makes the trigger accept the app. It accepts none that was added without our API. */
    async acceptApp(username: string, auditContext: AuditContext): Promise<void> {
      const write = patch(accountStateEntity, username, { set: { appSince: Date.parse(auditContext.at) } });
      await commitAudited(table, [write], auditContext, username);
    },

    /** Called after the pool has stopped asking for the app: before, no second factor would be accepted. */
    async acceptNoApp(username: string): Promise<void> {
      await commit(table, [patch(accountStateEntity, username, { remove: ['appSince'] })]);
    },
  };
};
