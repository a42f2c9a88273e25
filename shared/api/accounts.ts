import * as z from 'zod';
import { noRole, staffRoles, unverified } from '../domain/roles.ts';
import { defineCall } from './call.ts';
import { problem } from './problem.ts';

const username = z
  .email('Please enter your e-mail address.')
  .max(254)
  .transform((text) => text.toLowerCase());
const password = z.string().min(1, 'Please enter your password.').max(128);
const channel = z.literal('sms', 'Codes are sent by text message only: the channel is sms.');
const session = z.string().min(20).max(2048);

const authorities = z.array(z.object({ authority: z.enum([...staffRoles, ...staffRoles.map(unverified), noRole]) }));
const tokens = z.object({
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
});
const denied = z.object({ ...problem.shape, verifyStatus: z.literal('denied') });

export const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** Sign-in for clients without Amplify: the same password and texted code, through Cognito. */
export const accounts = {
  signIn: defineCall({
    method: 'POST',
    path: '/api/signin',
    roles: 'public',
    body: z.strictObject({ username, password }),
    replies: {
      200: z.object({ username: z.string(), authorities, session: session.optional(), tokens: tokens.optional() }),
      401: problem,
    },
  }),
  sendCode: defineCall({
    method: 'POST',
    path: '/api/verify/send-code',
    roles: 'public',
    // Cognito cannot send a sign-in code again: a new code is a new sign-in, so it needs the password.
    body: z.strictObject({
      channel,
      to: username,
      password: password.optional(),
    }),
    replies: { 200: z.object({ status: z.literal('pending'), session }), 401: problem },
  }),
  checkCode: defineCall({
    method: 'POST',
    path: '/api/verify/check-code',
    roles: 'public',
    body: z.strictObject({
      channel,
      to: username,
      code: z.string().regex(/^\d{6}$/, 'Please enter the 6 digits of the code.'),
      session,
    }),
    replies: { 200: z.object({ verifyStatus: z.literal('approved'), authorities, tokens }), 401: denied },
  }),
};
