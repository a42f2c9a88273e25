import { missing } from '../../shared/kernel/missing.ts';
import { roleMay } from '../../shared/kernel/permissions.ts';
import { noRole } from '../../shared/kernel/roles.ts';
import { worksInAll } from '../../shared/patients/record-access.ts';
import { type UserAccount, userCalls } from '../../shared/users/calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import type { Changed, StaffPolicy } from '../kernel/identity/staff-policy.ts';
import type { AuditContext } from '../kernel/store/audit.ts';
import { makeDependencies, type UsersDependencies } from './dependencies.ts';

const busy = 'Somebody else is changing accounts right now. Please try again in a moment.';
const lastAdmin = 'This is the last admin who can sign in. Please make somebody else an admin first.';
const hasTasks =
  'They have open tasks, which nobody of this role can do. Please remove their access first, which asks who does these, and then give them the role.';
const hasSignedIn =
  'They have signed in already. If they need a new password, they choose "Forgotten your password?" on the sign-in page.';
const noAccess = 'They have no role, or their account is not active. Please give them access first.';
const chosenMeanwhile = 'A colleague has just changed these services. Please look at them again and choose once more.';

const conflictAt = (path: string, message: string) => ({
  status: 409 as const,
  body: { status: 409, message, errors: [{ path, message }] },
});
const addressTaken = 'This address belongs to another account. Please enter one that nobody signs in with.';

const refuseForTasks = (count: number) => {
  const message = `They have ${count} open ${count === 1 ? 'task' : 'tasks'}. Please choose who does ${count === 1 ? 'it' : 'them'} from now on.`;
  return conflictAt('tasks', message);
};

/** Makes one change to one account under its lock, and returns the account afterwards. */
const changeAccount = async (
  username: string,
  auditContext: AuditContext,
  { accounts, lock, pool, complete }: UsersDependencies,
  change: (accounts: StaffPolicy) => Promise<Changed | { openTasks: number }>,
) => {
  const changed = await lock(() => change(accounts(auditContext)));
  if (changed === undefined) return conflict(busy);
  if (typeof changed === 'object') return refuseForTasks(changed.openTasks);
  if (changed === 'last-admin') return conflict(lastAdmin);
  if (changed === 'address-taken') return conflictAt('email', addressTaken);
  const account = changed === 'missing' ? undefined : await pool.read(username);
  if (!account) return notFound(missing.account);
  const [body] = (await complete([account])) as [UserAccount];
  return { status: 200 as const, body };
};

/** Ends the access of somebody who leaves nothing undone: their open tasks go to a colleague first. */
const endAccess = (
  username: string,
  auditContext: AuditContext,
  dependencies: UsersDependencies,
  end: (accounts: StaffPolicy) => Promise<Changed>,
) =>
  changeAccount(username, auditContext, dependencies, async (accounts) => {
    if (await accounts.isLastAdmin(username)) return 'last-admin';
    const openTasks = await dependencies.countOpenTasks(username);
    if (openTasks > 0) return { openTasks };
    // A link that was sent to them would let them choose a password again.
    await dependencies.withdrawInvitation(username);
    return await end(accounts);
  });

/** Changes something beside the roles and sessions of somebody else, and returns their account. */
const changeBeside = async (
  username: string,
  { pool, complete }: UsersDependencies,
  change: (account: UserAccount) => Promise<void>,
) => {
  const account = await pool.read(username);
  if (!account) return notFound(missing.account);
  const [[body = account]] = await Promise.all([complete([account]), change(account)]);
  return { status: 200 as const, body };
};

const handlers: Handlers<typeof userCalls, UsersDependencies> = {
  changeMobile: ({ params: { username }, body, auditContext }, dependencies) =>
    changeAccount(username, auditContext, dependencies, (accounts) => accounts.changeMobile(username, body.mobile)),
  changeAddress: ({ params: { username }, body, auditContext }, dependencies) =>
    changeAccount(username, auditContext, dependencies, (accounts) => accounts.changeAddress(username, body.email)),
  chooseServices: async ({ params: { username }, body, auditContext }, { pool, services, complete }) => {
    const account = await pool.read(username);
    if (!account) return notFound(missing.account);
    const [isSaved, completed] = await Promise.all([services.save(username, body, auditContext), complete([account])]);
    if (!isSaved) return conflict(chosenMeanwhile);
    const [answer] = completed as [UserAccount];
    const worksIn = { services: body.services, every: worksInAll(body), version: body.version + 1 };
    return { status: 200, body: { ...answer, worksIn } };
  },
  disableUser: ({ params: { username }, auditContext }, dependencies) =>
    endAccess(username, auditContext, dependencies, (accounts) => accounts.disable(username)),
  enableUser: ({ params: { username }, auditContext }, dependencies) =>
    changeAccount(username, auditContext, dependencies, (accounts) => accounts.enable(username)),
  findUsers: async ({ body: { text }, auditContext }, { pool, complete, recordReading }) => {
    // A reading by POST: its audit event is that of a reading.
    await recordReading(auditContext);
    return { status: 200, body: { content: await complete(await pool.find(text)) } };
  },
  forgetBrowsersOf: ({ params: { username }, auditContext }, dependencies) =>
    changeBeside(username, dependencies, () => dependencies.forgetBrowsersOf(username, auditContext)),
  grantRole: async ({ body, auditContext, client: { site } }, dependencies) => {
    const { accounts, lock, pool, services, complete, countOpenTasks, invite } = dependencies;
    /** Before the role is given: nobody opens a record of a service that was not chosen for them. */
    const saveServices = async (username: string): Promise<void> => {
      if (body.services === undefined) return;
      await services.set(username, { services: body.services, every: body.every ?? false });
    };
    const granted = await lock(async () => {
      const before = roleMay(body.role, 'mayWriteRecords') ? undefined : await pool.read(body.email);
      const isBusy = before !== undefined && (await countOpenTasks(before.username)) > 0;
      return isBusy ? ('open-tasks' as const) : await accounts(auditContext).grant(body, saveServices);
    });
    if (granted === undefined) return conflict(busy);
    if (granted === 'last-admin') return conflict(lastAdmin);
    if (granted === 'open-tasks') return conflict(hasTasks);
    const account = await pool.read(granted.username);
    if (!account) throw new Error('The account that was given a role is missing');
    const invitation = granted.made ? await invite(account, site, undefined) : undefined;
    const [user] = (await complete([account])) as [UserAccount];
    return { status: 200, body: { ...user, made: granted.made, ...(invitation && { invitation }) } };
  },
  /** Resets the limits on codes and attempts of an account. */
  liftLimits: ({ params: { username }, auditContext }, dependencies) =>
    changeBeside(username, dependencies, (account) => dependencies.liftLimitsOf(account, auditContext)),
  listUsers: async (_, { pool, complete }) => {
    const nameOf = ({ firstName, lastName }: UserAccount) => `${lastName} ${firstName}`;
    const [working, left] = await Promise.all([pool.list(), pool.listLeft()]);
    // Whoever left and has a role again is among those who work here.
    const all = new Map([...left, ...working].map((account) => [account.username, account]));
    const byName = [...all.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
    // Whoever never came has not left.
    const content = (await complete(byName)).filter(({ hasLeft, lastSignIn }) => !hasLeft || lastSignIn !== undefined);
    return { status: 200, body: { content } };
  },
  removeAppOf: ({ params: { username }, auditContext }, dependencies) =>
    changeBeside(username, dependencies, () => dependencies.removeAppOf(username, auditContext)),
  revokeRole: ({ params: { username }, auditContext }, dependencies) =>
    endAccess(username, auditContext, dependencies, (accounts) => accounts.revoke(username)),
  sendInvitation: async ({ params: { username }, auditContext, client: { site } }, { pool, complete, invite }) => {
    const account = await pool.read(username);
    if (!account) return notFound(missing.account);
    // Somebody who signed up by themselves proves their address by a code of their own.
    if (account.role === noRole || account.state !== 'ACTIVE') return conflict(noAccess);
    const invitation = await invite(account, site, auditContext);
    if (!invitation) return conflict(hasSignedIn);
    const [user] = (await complete([account])) as [UserAccount];
    return { status: 200, body: { ...user, invitation } };
  },
  /** Ends the access of somebody who has not come yet. */
  withdrawInvitation: async ({ params: { username }, auditContext }, dependencies) => {
    const account = await dependencies.pool.read(username);
    if (!account) return notFound(missing.account);
    const [completed] = (await dependencies.complete([account])) as [UserAccount];
    if (completed.lastSignIn) return conflict(hasSignedIn);
    return await endAccess(username, auditContext, dependencies, (accounts) => accounts.revoke(username));
  },
};

export const handler = serve(userCalls, handlers, makeDependencies);
