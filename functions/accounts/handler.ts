import { randomBytes } from 'node:crypto';
import { accountCalls } from '../../shared/accounts/calls.ts';
import { invitationOver, tooManyLinks } from '../../shared/accounts/invitation.ts';
import {
  breachedPassword,
  noMoreSignUps,
  signUpClosed,
  tooManyMails,
  tooManyTexts,
  tooManyTries,
  verificationFailed,
} from '../../shared/accounts/sign-in-texts.ts';
import { limitPolicy } from '../../shared/kernel/limit-policy.ts';
import { type Authority, findStaffRole, noRole, unverified } from '../../shared/kernel/roles.ts';
import { facts } from '../../shared/organisation/facts.ts';
import type { Client } from '../kernel/http/client.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { notAuthenticated, notFound, notOpen, refusedAt, tooMany } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import type { Tokens } from '../kernel/identity/sign-in.ts';
import { isStrangerMailRefused } from '../kernel/lib/daily-quota.ts';
import { aboutAddress, mayTryPassword } from './about-address.ts';
import { type AccountsDependencies, makeDependencies } from './dependencies.ts';

const everyLink = '*';
const shownDigits = 3;
const wrongPassword = 'Sorry, that email address and password do not match an account that can sign in.';
const wrongCode =
  'Sorry, that code is not right, it has run out, or there were too many tries. Please check it, or ask for a new one.';

/** The authorities before the texted code: those that the account will have after it. */
const pendingAuthorities = (groups: string[]): Authority[] => {
  const role = findStaffRole(groups);
  return [{ authority: role ? unverified(role) : noRole }];
};

/** The authorities after the code, from the token, which alone decides about later calls. */
const provedAuthorities = async (
  { accessToken }: Tokens,
  { verifyAccessToken }: AccountsDependencies,
): Promise<Authority[]> => {
  const claims = await verifyAccessToken(accessToken);
  return [{ authority: findStaffRole(claims?.['cognito:groups'] ?? []) ?? noRole }];
};

type Invited = { body: { username: string; secret: string }; client: Client };

/** The account of an open invitation, for a network that has not tried too many links. */
const findInvited = async (
  { body: { username, secret }, client: { network } }: Invited,
  { limits, invitations, userAccounts }: AccountsDependencies,
) => {
  const now = Date.now();
  const asked = { what: 'invitation', subject: everyLink, network };
  if (!(await limits.use(asked, limitPolicy.linksOfNetwork, now))) return 'too-many' as const;
  return (await invitations.isOpen(username, secret, now)) ? await userAccounts.findInvited(username) : undefined;
};

const handlers: Handlers<typeof accountCalls, AccountsDependencies> = {
  acceptInvitation: async (request, dependencies) => {
    const invited = await findInvited(request, dependencies);
    if (invited === 'too-many') return tooMany(tooManyLinks);
    if (!invited) return notFound(invitationOver);
    const { username, password } = request.body;
    await dependencies.userAccounts.choosePassword(username, password);
    await dependencies.invitations.end(username);
    return { status: 200, body: { email: invited.email } };
  },
  activate: async ({ body: { email, code, password }, client }, dependencies) => {
    const answered = await aboutAddress({ what: 'code', email, client }, dependencies, () =>
      dependencies.userAccounts.activate(email, code, password),
    );
    return answered === 'done'
      ? { status: 200, body: { message: 'Your account is active.' } }
      : notAuthenticated(wrongCode);
  },
  checkCode: async ({ body: { to, code, session }, client }, dependencies) => {
    const answer = await dependencies.pool.checkCode({ username: to, code, session }, client);
    if (answer.step !== 'signed-in') {
      return { status: 401, body: { status: 401, message: verificationFailed, verifyStatus: 'denied' } };
    }
    const { tokens } = answer;
    const authorities = await provedAuthorities(tokens, dependencies);
    return { status: 200, body: { verifyStatus: 'approved', authorities, tokens } };
  },
  /** The answer is the same for any address: the rest is in the mail. */
  confirmEmail: async ({ body: { email }, client }, dependencies) => {
    const answered = await aboutAddress({ what: 'mail', email, client }, dependencies, async () => {
      const permit = await dependencies.permits.give(Date.now());
      return await dependencies.userAccounts.requestReset(email, { permit, network: client.network });
    });
    if (answered === undefined) return tooMany(tooManyMails);
    return { status: 200, body: { message: 'If this address has an account, we have sent a code to it.' } };
  },
  openInvitation: async (request, dependencies) => {
    const invited = await findInvited(request, dependencies);
    if (invited === 'too-many') return tooMany(tooManyLinks);
    if (!invited) return notFound(invitationOver);
    const { email, firstName, mobile } = invited;
    return { status: 200, body: { email, firstName, numberEnds: mobile.slice(-shownDigits) } };
  },
  sendCode: async ({ body: { to, password }, client }, dependencies) => {
    if (password === undefined) return notAuthenticated('Please enter your password again to be sent a new code.');
    if (!(await mayTryPassword(to, client, dependencies))) return tooMany(tooManyTries);
    const answer = await dependencies.pool.signIn(to, password, client);
    if (answer.step === 'too-many-texts') return tooMany(tooManyTexts);
    return answer.step === 'code-sent'
      ? { status: 200, body: { status: 'pending', session: answer.session } }
      : notAuthenticated(wrongPassword);
  },
  signIn: async ({ body: { username, password }, client }, dependencies) => {
    if (!(await mayTryPassword(username, client, dependencies))) return tooMany(tooManyTries);
    const answer = await dependencies.pool.signIn(username, password, client);
    if (answer.step === 'too-many-texts') return tooMany(tooManyTexts);
    if (answer.step === 'refused') return notAuthenticated(wrongPassword);
    if (answer.step === 'code-sent') {
      const { session, groups } = answer;
      return { status: 200, body: { username, authorities: pendingAuthorities(groups), session } };
    }
    const { tokens } = answer;
    return { status: 200, body: { username, authorities: await provedAuthorities(tokens, dependencies), tokens } };
  },
  /** The answer is the same for any address: the rest is in the mail. */
  signUp: async ({ body: { username: email, password, firstName, lastName }, client }, dependencies) => {
    const { limits, permits, userAccounts } = dependencies;
    const { network } = client;
    if (!facts.publicSignUp) return notOpen(signUpClosed);
    // Checked before the address is looked up, so that the answer is the same for every address.
    if (await isStrangerMailRefused(limits, network, Date.now())) return tooMany(noMoreSignUps);
    const givePermit = async () => ({ permit: await permits.give(Date.now()), network });
    const signUpWith = (chosen: string) =>
      userAccounts.signUp({ email, password: chosen, firstName, lastName, givePermit });
    const answered = await aboutAddress({ what: 'mail', email, client }, dependencies, async () => {
      const first = await signUpWith(password);
      // An error here would reveal which addresses have no account. The account gets a password that nobody knows: its
      // owner chooses one with the code, or by 'Forgot your password?'.
      return first === 'breached' ? await signUpWith(randomBytes(24).toString('base64url')) : first;
    });
    if (answered === undefined) return tooMany(tooManyMails);
    const message = 'If this address can be signed up, we have sent a code to it.';
    return { status: 200, body: { username: email, role: noRole, message } };
  },
  /** A new password ends every session that the old one began. */
  updatePassword: async ({ body: { email, code, password }, client }, dependencies) => {
    const answered = await aboutAddress({ what: 'code', email, client }, dependencies, () =>
      dependencies.userAccounts.reset(email, code, password, dependencies.revokeSessions),
    );
    if (answered === 'breached') return refusedAt('password', breachedPassword);
    return answered === 'done'
      ? { status: 200, body: { message: 'Your password has been changed.' } }
      : notAuthenticated(wrongCode);
  },
};

export const handler = serve(accountCalls, handlers, makeDependencies);
