import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { staffRoles } from '../kernel/roles.ts';
import { optionalText, patternText } from '../kernel/text.ts';

const browser = z.object({
  /** As Cognito names it. */
  id: z.string(),
  name: z.string(),
  /** The network address it was last used from. */
  address: z.string(),
  lastUsedAt: z.iso.datetime(),
  /** The time until which it answers for a code. */
  until: z.iso.datetime(),
  isThis: z.boolean(),
});
const signIn = z.object({
  /** The last digits of the number that codes are texted to. */
  mobileEnd: z.string(),
  hasApp: z.boolean(),
  browsers: z.array(browser),
});
export type OwnSignIn = z.infer<typeof signIn>;

const browserId = patternText(55, /^[\w-]+$/, 'Please choose a browser.');
const refreshToken = patternText(8192, /^[\w.+/=-]+$/, 'Please sign in again.');
const sixDigits = 'Please enter the 6 digits that the app shows.';

const ofOwn = { permission: 'mayUseStaffArea' } as const;

/** The caller's own session on the server. */
export const sessionCalls = {
  signOut: defineCall('POST /api/signout', { ...ofOwn, replies: { 200: confirmation } }),
  /** 'I am still here': extends the session like any call that a person makes, and does nothing else. */
  extendSession: defineCall('GET /api/session', {
    permission: 'mayUseStaffArea',
    audit: 'none',
    keepsSession: true,
    replies: { 200: z.object({ username: z.string(), role: z.enum(staffRoles) }) },
  }),
  /** How the caller signs in: the second factor, and the browsers that answer for it. */
  readSignIn: defineCall('GET /api/session/sign-in', {
    permission: 'mayUseStaffArea',
    audit: 'none',
    replies: { 200: signIn },
  }),
  /** Lets the browser of this sign-in answer for the code that was given in it, for `rememberedHours`. */
  rememberBrowser: defineCall('POST /api/session/browser', {
    ...ofOwn,
    replies: { 200: z.object({ until: z.iso.datetime() }), 409: problem },
  }),
  /** Forgets a browser, and ends its sign-ins except the current one; all browsers where none is named. */
  forgetBrowsers: defineCall('POST /api/session/browser/forget', {
    ...ofOwn,
    body: z.strictObject({ id: optionalText(browserId) }),
    replies: { 200: signIn },
  }),
  /** A secret for an authenticator app, valid once a code of it has been given. */
  offerApp: defineCall('POST /api/session/app/offer', {
    ...ofOwn,
    body: z.strictObject({ refreshToken }),
    replies: { 200: z.object({ secret: z.string(), address: z.string() }), 409: problem },
  }),
  addApp: defineCall('POST /api/session/app', {
    ...ofOwn,
    body: z.strictObject({ refreshToken, code: patternText(6, /^\d{6}$/, sixDigits) }),
    replies: { 200: signIn, 400: problem, 409: problem },
  }),
  /** Returns to texted codes. */
  removeApp: defineCall('POST /api/session/app/remove', { ...ofOwn, replies: { 200: signIn } }),
};
