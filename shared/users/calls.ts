import * as z from 'zod';
import { accountStates } from '../accounts/account-state.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { defineCall } from '../kernel/call.ts';
import { mailOutcome } from '../kernel/mail-outcome.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { noRole, staffRoles } from '../kernel/roles.ts';
import { accountAddress, cappedText, oneOf, singleLine } from '../kernel/text.ts';
import { ukMobile } from '../kernel/uk-mobile.ts';
import { mostServices, serviceIdText } from '../organisation/service-id-text.ts';

const ofTheList = 'Please choose services from the list.';

const userAccount = z.object({
  /** The `sub` of the account, its name in the audit log. */
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum([...staffRoles, noRole]),
  mobile: z.string(),
  state: z.enum(accountStates),
  lastSignIn: z.iso.datetime().optional(),
  /** Whether their role was removed: they worked here. */
  hasLeft: z.boolean(),
  /** The last moment of their invitation, which may be over, until they have accepted it. */
  invitedUntil: z.iso.datetime().optional(),
  /** The last day of an absence that has begun. */
  awayUntil: calendarDay.optional(),
  /** The services whose records they may open: `every`, some, or none. Without it every one. */
  worksIn: z
    .object({ services: z.array(z.string()), every: z.boolean().optional(), version: z.int().min(1) })
    .optional(),
});
export type UserAccount = z.infer<typeof userAccount>;

const chosenServices = z.array(serviceIdText(ofTheList)).max(mostServices, ofTheList);
const everyService = z.boolean('Please say whether they work in all services.').optional();

const address = accountAddress('Please enter an email address like name@example.org.');

export const grantInput = z.strictObject({
  email: address,
  role: oneOf(staffRoles, 'Please choose a role.'),
  mobile: ukMobile,
  // For a new account.
  firstName: singleLine(100).default(''),
  lastName: singleLine(100).default(''),
  /** The services they work in, chosen with the role; left out, what was chosen for them stays. */
  services: chosenServices.optional(),
  /** All services, also those that come later. */
  every: everyService,
});
export type GrantInput = z.output<typeof grantInput>;

const noSuchAccount = missing.account;
// The user pool accepts any case; sessions, the audit log and the count of admins know one spelling.
const params = {
  username: cappedText(36, { missing: noSuchAccount, tooLong: noSuchAccount })
    .check(z.uuid(noSuchAccount))
    .toLowerCase(),
};
const ofStaff = { permission: 'mayManageStaff' } as const;
const ofAccount = { ...ofStaff, params } as const;
const shown = { 200: userAccount, 404: problem };
const changed = { ...shown, 409: problem };
/** The outcome of an invitation; where the mail was not sent, the link to hand over in another way. */
const invited = { invitation: z.object({ mail: mailOutcome, link: z.url().optional() }).optional() };

/** Who works here: accounts, roles and mobile numbers. */
export const userCalls = {
  listUsers: defineCall('GET /api/admin/users', {
    permission: 'mayManageStaff',
    replies: { 200: z.object({ content: z.array(userAccount) }) },
  }),
  // An address is in the body, not in a path that something may log.
  findUsers: defineCall('POST /api/admin/users/search', {
    ...ofStaff,
    audit: 'reading',
    // Even with each character escaped it fits into the user pool's filter of 256.
    body: z.strictObject({ text: singleLine(120, 'Please enter the beginning of an email address.') }),
    replies: { 200: z.object({ content: z.array(userAccount) }) },
  }),
  grantRole: defineCall('POST /api/admin/users/grant', {
    ...ofStaff,
    body: grantInput,
    replies: { 200: z.object({ ...userAccount.shape, ...invited, made: z.boolean() }), 409: problem },
  }),
  /** Sends a new link to somebody who has never signed in; the one before stops working. */
  sendInvitation: defineCall('POST /api/admin/user/{username}/invitation', {
    ...ofAccount,
    replies: { 200: z.object({ ...userAccount.shape, ...invited }), 404: problem, 409: problem },
  }),
  /** Takes the role back from somebody who has not accepted yet: the link stops working. */
  withdrawInvitation: defineCall('POST /api/admin/user/{username}/invitation/withdraw', {
    ...ofAccount,
    replies: changed,
  }),
  changeMobile: defineCall('POST /api/admin/user/{username}/mobile', {
    ...ofAccount,
    body: z.strictObject({ mobile: ukMobile }),
    replies: changed,
  }),
  /**
   * Gives the account another address to sign in with, where others use up the tries at the one they know. The password and
   * the number for codes stay. 409 at the field where the address is of another account.
   */
  changeAddress: defineCall('POST /api/admin/user/{username}/address', {
    ...ofAccount,
    body: z.strictObject({ email: address }),
    replies: changed,
  }),
  /** Sets the services in which somebody works. */
  chooseServices: defineCall('POST /api/admin/user/{username}/services', {
    ...ofAccount,
    body: z.strictObject({
      services: chosenServices,
      every: everyService,
      /** The version that was read; 0 where nobody has chosen yet. */
      version: z.int('Please load the account again.').min(0),
    }),
    replies: changed,
  }),
  /** Resets the counters of sent and tried codes, for somebody who is locked out by what others did in their name. */
  liftLimits: defineCall('POST /api/admin/user/{username}/lift-limits', { ...ofAccount, replies: shown }),
  /** Makes each browser that answered for a code ask again, and ends its sign-ins. */
  forgetBrowsersOf: defineCall('POST /api/admin/user/{username}/forget-browsers', { ...ofAccount, replies: shown }),
  /** For somebody who has lost their authenticator app: codes are texted again. */
  removeAppOf: defineCall('POST /api/admin/user/{username}/remove-app', { ...ofAccount, replies: shown }),
  revokeRole: defineCall('POST /api/admin/user/{username}/revoke', { ...ofAccount, replies: changed }),
  disableUser: defineCall('POST /api/admin/user/{username}/disable', { ...ofAccount, replies: changed }),
  enableUser: defineCall('POST /api/admin/user/{username}/enable', { ...ofAccount, replies: changed }),
};
