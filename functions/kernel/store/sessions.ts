import { createHash } from 'node:crypto';
import * as z from 'zod';
import { limitPolicy } from '../../../shared/kernel/limit-policy.ts';
import { hourMs, minuteMs, sessionPolicy } from '../../../shared/kernel/session-policy.ts';
import { type AuditContext, commitAudited } from './audit.ts';
import { type Entity, type Item, keyPattern, parseItem, readItem } from './entity.ts';
import { patch } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import { readBatch } from './read-batch.ts';
import type { Key } from './table.ts';
import { commit, type Write } from './write.ts';

/** One sign-in, as every token made from it names it. */
export type SignIn = {
  /** The `sub` of the account. */
  username: string;
  /** Cognito's `origin_jti`, which a sign-in shares with all its refreshed tokens. */
  originJti: string;
  /** The time of the password and the code, in epoch milliseconds of a whole second. */
  authTime: number;
  /** The key of the browser, issued by Cognito: a remembered one answers for the code. */
  device?: string | undefined;
};

export const idleLimit = sessionPolicy.idleMinutes * minuteMs;
export const absoluteLimit = sessionPolicy.absoluteHours * hourMs;
const touchInterval = minuteMs;
const rememberedLimit = sessionPolicy.rememberedHours * hourMs;

const instant = z.int().min(0);
const signInState = z.object({ seenAt: instant.optional(), endedAt: instant.optional() });
const accountState = z.object({
  notBefore: instant.optional(),
  lastSignInAt: instant.optional(),
  /** The time from which an authenticator app, added through our API, replaces texted codes. */
  appSince: instant.optional(),
  /** The link by which somebody new chooses a password, until they have. */
  invitation: z.object({ secretHash: z.string(), sentAt: instant, until: instant }).optional(),
});
const knownNetwork = z.object({ expiresAt: z.int() });
const rememberedBrowser = z.object({
  /** The time of the code that the browser answers for, and its sign-in. */
  provedAt: instant,
  provedBy: z.string(),
  /** A name that people recognise: 'Firefox on Windows'. */
  name: z.string(),
  forgottenAt: instant.optional(),
  /** The one sign-in that continues: its owner forgot the browser in it. */
  exceptFor: z.string().optional(),
});
export type AccountState = z.infer<typeof accountState>;
export type RememberedBrowser = z.infer<typeof rememberedBrowser>;

const partition = 'SESSION#{username}';

export const sessionEntity: Entity<Pick<SignIn, 'username' | 'originJti'>, typeof signInState> = {
  name: 'Session',
  key: keyPattern(partition, 'SIGN-IN#{originJti}'),
  dataSubject: { account: ['username'] },
  schema: signInState,
  survivesErasure: true,
};

/** The state that concerns every sign-in of an account: the last one, and since when earlier ones are revoked. */
export const accountStateEntity: Entity<string, typeof accountState> = {
  name: 'Account',
  key: keyPattern(partition, 'ACCOUNT'),
  dataSubject: { account: ['username'] },
  schema: accountState,
  survivesErasure: true,
};

/** A remembered browser. It is stored for a while after it is forgotten, so that its sign-ins are refused. */
export const browserEntity: Entity<{ username: string; device: string }, typeof rememberedBrowser> = {
  name: 'Remembered browser',
  key: keyPattern(partition, 'BROWSER#{device}'),
  dataSubject: { account: ['username'] },
  schema: rememberedBrowser,
  survivesErasure: true,
};

/** A network that somebody has signed in from: the attempts of strangers elsewhere do not block it. */
export const knownNetworkEntity: Entity<{ username: string; networkHash: string }, typeof knownNetwork> = {
  name: 'Known network',
  key: keyPattern(partition, 'NETWORK#{networkHash}'),
  dataSubject: { account: ['username'] },
  schema: knownNetwork,
  survivesErasure: true,
};
const networkId = (username: string, network: string) => ({
  username,
  networkHash: createHash('sha256').update(`${username} ${network}`).digest('hex'),
});

// Stored until no token of the sign-in can be valid.
const expiresAt = (authTime: number) => Math.floor((authTime + absoluteLimit) / 1000) + 60 * 60;

/** Whether a browser answers for the code of a sign-in: for `rememberedHours`, and not after a revocation. */
export const isRemembered = (
  { provedAt, forgottenAt }: RememberedBrowser,
  { notBefore = -1 }: AccountState,
  at: number,
): boolean => forgottenAt === undefined && provedAt > notBefore && at < provedAt + rememberedLimit;

/** Sign-ins of a browser that was never remembered were proved by a code; so was the one that had it remembered. */
const isProved = (browser: RememberedBrowser | undefined, account: AccountState, signIn: SignIn): boolean => {
  if (browser === undefined) return true;
  if (browser.forgottenAt !== undefined) return browser.exceptFor === signIn.originJti;
  return browser.provedBy === signIn.originJti || isRemembered(browser, account, signIn.authTime);
};

type Use = {
  now: number;
  extend: boolean;
  exact?: boolean;
  network?: string;
  /** Further items that the gate needs, read in the same request. */
  also?: readonly Key[];
};
type Touch = { now: number; every: number; network: string | undefined };

const storeNetwork = (username: string, network: string, now: number): Write =>
  patch(knownNetworkEntity, networkId(username, network), {
    set: { expiresAt: Math.ceil((now + limitPolicy.knownNetworkMs) / 1000) },
  });

/** Sessions on the server: a token says who somebody is, and this says whether it still counts. */
export const createSessionStore = (table: Table) => {
  const readState = async (signIn: SignIn, also: readonly Key[] = []) => {
    const { username, device } = signIn;
    const account = accountStateEntity.key(username);
    const session = sessionEntity.key(signIn);
    const browser = device === undefined ? undefined : browserEntity.key({ username, device });
    const items = await readBatch(table, [account, session, ...(browser ? [browser] : []), ...also]);
    const find = (key: Key | undefined) => items.find((item) => item.pk === key?.pk && item.sk === key?.sk);
    const found = find(browser);
    return {
      account: parseItem(accountStateEntity, find(account) ?? {}),
      session: parseItem(sessionEntity, find(session) ?? {}),
      browser: found && parseItem(browserEntity, found),
      items,
    };
  };

  /** Records the use of a sign-in; returns false when it was ended meanwhile. */
  const touch = async (
    signIn: SignIn,
    seenBefore: number | undefined,
    { now, every, network }: Touch,
  ): Promise<boolean> => {
    const { done } = await commit(table, [
      patch(sessionEntity, signIn, { set: { seenAt: now, expiresAt: expiresAt(signIn.authTime) } }, [
        { absent: ['endedAt', 'seenAt'] },
        { absent: ['endedAt'], atMost: { seenAt: now - every } },
      ]),
      ...(seenBefore === undefined
        ? [
            patch(accountStateEntity, signIn.username, { set: { lastSignInAt: signIn.authTime } }),
            ...(network === undefined ? [] : [storeNetwork(signIn.username, network, now)]),
          ]
        : []),
    ]);
    return done || (await readState(signIn)).session.endedAt === undefined;
  };

  /**
   * Whether a sign-in is admitted: not revoked, not ended, used within the idle limit, begun within the absolute limit, and
   * proved by a code or a browser that answers for one. One read. Undefined when it is not admitted.
   *
   * A call that a person made also counts as use, recorded at most once a minute, or to the second for a heartbeat:
   * the browser counts the remaining minutes from then. `touch` writes that; it returns false when the sign-in was
   * ended meanwhile. `items` are those of `also`, among others.
   */
  const check = async (
    signIn: SignIn,
    { now, extend, exact = false, network, also }: Use,
  ): Promise<{ touch: () => Promise<boolean>; items: readonly Item[] } | undefined> => {
    const { authTime } = signIn;
    if (now - authTime >= absoluteLimit) return undefined;
    const { account, session, browser, items } = await readState(signIn, also);
    // A token has whole seconds, so one from the very second of the revocation counts as older.
    if (account.notBefore !== undefined && authTime <= account.notBefore) return undefined;
    if (session.endedAt !== undefined || !isProved(browser, account, signIn)) return undefined;
    if (now - (session.seenAt ?? authTime) > idleLimit) return undefined;
    const every = exact ? 0 : touchInterval;
    const isDue = session.seenAt === undefined || now - session.seenAt >= every;
    const { seenAt } = session;
    return { touch: async () => !(extend && isDue) || (await touch(signIn, seenAt, { now, every, network })), items };
  };

  return {
    check,

    /** Admits a sign-in and records its use, one after the other. */
    admit: async (signIn: SignIn, use: Use): Promise<boolean> => (await (await check(signIn, use))?.touch()) ?? false,

    async end(signIn: SignIn, auditContext: AuditContext): Promise<void> {
      const set = { endedAt: Date.parse(auditContext.at), expiresAt: expiresAt(signIn.authTime) };
      await commitAudited(table, [patch(sessionEntity, signIn, { set })], auditContext, signIn.username);
    },

    /** Whether somebody signed in from this network, and used it, in the last 90 days. */
    async knowsNetwork(username: string, network: string, now: number): Promise<boolean> {
      const known = await readItem(table, knownNetworkEntity, networkId(username, network));
      return known !== undefined && known.expiresAt * 1000 > now;
    },

    /** The write that revokes every sign-in of an account that is older than this. */
    revokeSessions: (username: string, now: number): Write =>
      patch(accountStateEntity, username, { set: { notBefore: now } }),

    /** The state of accounts by their names, 100 in a request; those that never signed in are left out. */
    async readAccounts(usernames: string[]): Promise<Map<string, AccountState>> {
      const items = await readBatch(table, usernames.map(accountStateEntity.key));
      const start = accountStateEntity.key('').pk.length;
      return new Map(items.map((item) => [String(item.pk).slice(start), parseItem(accountStateEntity, item)]));
    },
  };
};
