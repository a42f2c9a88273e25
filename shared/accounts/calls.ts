import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation } from '../kernel/replies.ts';
import { noRole, staffRoles, unverified } from '../kernel/roles.ts';
import { accountAddress, cappedText, oneOf, optionalText, patternText, singleLine } from '../kernel/text.ts';
import { invitationOver } from './invitation.ts';

const username = accountAddress('Please enter your email address.');
const enterPassword = 'Please enter your password.';
const tooLongPassword = 'A password has at most 128 characters. Please check it.';
const password = cappedText(128, { missing: enterPassword, tooLong: tooLongPassword }).min(1, enterPassword);
const channel = oneOf(['sms'], 'Codes are sent by text message only: the channel is sms.');
const again = 'Please sign in again from the start.';
const session = cappedText(2048, { missing: again, tooLong: again }).min(20, again);

const authorities = z.array(z.object({ authority: z.enum([...staffRoles, ...staffRoles.map(unverified), noRole]) }));
const tokens = z.object({
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
  /** The key of the device, sent with the refresh token. */
  deviceKey: z.string().optional(),
});
const denied = z.object({ ...problem.shape, verifyStatus: z.literal('denied') });

const newPassword = cappedText(128, {
  missing: 'Please choose a password.',
  tooLong: 'Please choose a password of at most 128 characters.',
})
  .min(12, 'Please choose a password of at least 12 characters.')
  .regex(/^(?:\S(?:.*\S)?)?$/su, 'Please choose a password that does not begin or end with a blank.');
const sixDigits = 'Please enter the 6 digits of the code.';
const emailedCode = cappedText(6, { missing: 'Please enter the code.', tooLong: sixDigits }).regex(
  /^\d{6}$/,
  sixDigits,
);
const leaveOut = 'Please leave the role out: an administrator gives it.';

const ofInvitation = {
  username: patternText(36, /^[\da-f-]{36}$/i, invitationOver),
  secret: patternText(64, /^[\da-f]{64}$/, invitationOver),
};

const posted = { permission: 'public' } as const;

/**
 * The life of an account, and sign-in for clients without Amplify: the same password and texted code, through Cognito.
 * No answer reveals whether an address has an account.
 */
export const accountCalls = {
  signUp: defineCall('POST /api/user', {
    ...posted,
    body: z.strictObject({
      username,
      password: newPassword,
      firstName: singleLine(100, 'Please enter your first name.'),
      lastName: singleLine(100, 'Please enter your last name.'),
      // Sent by the old screens. It is parsed and ignored: a sign-up is always ROLE_NULL.
      role: optionalText(cappedText(40, { missing: leaveOut, tooLong: leaveOut })),
    }),
    replies: {
      200: z.object({ username: z.string(), role: z.literal(noRole), message: z.string() }),
      403: problem,
      429: problem,
    },
  }),
  activate: defineCall('POST /api/activate', {
    ...posted,
    body: z.strictObject({ email: username, code: emailedCode, password: optionalText(newPassword) }),
    replies: { 200: confirmation, 401: problem },
  }),
  confirmEmail: defineCall('POST /api/confirm/email/password', {
    ...posted,
    body: z.strictObject({ email: username }),
    replies: { 200: confirmation, 429: problem },
  }),
  /** The address of whoever was invited, and the end of the number to which their codes go. */
  openInvitation: defineCall('POST /api/invitation', {
    ...posted,
    body: z.strictObject(ofInvitation),
    replies: {
      200: z.object({ email: z.string(), firstName: z.string(), numberEnds: z.string() }),
      404: problem,
      429: problem,
    },
  }),
  /** Chooses the password of an account to which somebody was invited; the link is over then. */
  acceptInvitation: defineCall('POST /api/invitation/accept', {
    ...posted,
    body: z.strictObject({ ...ofInvitation, password: newPassword }),
    replies: { 200: z.object({ email: z.string() }), 404: problem, 429: problem },
  }),
  updatePassword: defineCall('POST /api/password/update', {
    ...posted,
    body: z.strictObject({ email: username, code: emailedCode, password: newPassword }),
    replies: { 200: confirmation, 400: problem, 401: problem },
  }),
  signIn: defineCall('POST /api/signin', {
    ...posted,
    body: z.strictObject({ username, password }),
    replies: {
      200: z.object({ username: z.string(), authorities, session: session.optional(), tokens: tokens.optional() }),
      401: problem,
      429: problem,
    },
  }),
  sendCode: defineCall('POST /api/verify/send-code', {
    ...posted,
    // Cognito cannot send a sign-in code again: a new code is a new sign-in, so it needs the password.
    body: z.strictObject({ channel, to: username, password: optionalText(password) }),
    replies: { 200: z.object({ status: z.literal('pending'), session }), 401: problem, 429: problem },
  }),
  checkCode: defineCall('POST /api/verify/check-code', {
    ...posted,
    body: z.strictObject({ channel, to: username, code: patternText(6, /^\d{6}$/, sixDigits), session }),
    replies: { 200: z.object({ verifyStatus: z.literal('approved'), authorities, tokens }), 401: denied },
  }),
};
