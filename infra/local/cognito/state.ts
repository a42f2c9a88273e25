import * as z from 'zod';

const hex = z.string().regex(/^[0-9a-f]+$/);
const instant = z.number().describe('milliseconds since 1970');

const storedCode = z.object({ hash: hex, expiresAt: instant, triesLeft: z.number() });

/** A browser that proved the secret of its key; `remembered` ones answer for the second factor. */
const device = z.object({
  key: z.string(),
  groupKey: z.string(),
  name: z.string(),
  salt: hex,
  verifier: hex,
  remembered: z.boolean(),
  createdAt: instant,
  modifiedAt: instant,
  authenticatedAt: instant,
});

/** An authenticator app: its secret once a code has proved it, and one that still waits for its first code. */
const totp = z.object({
  enabled: z.boolean(),
  preferred: z.boolean(),
  secret: hex.optional(),
  offered: hex.optional(),
  /** The last period of 30 seconds whose code was used: none is accepted twice. */
  usedPeriod: z.number().optional(),
});

const user = z.object({
  sub: z.uuid(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  enabled: z.boolean(),
  attributes: z.record(z.string(), z.string()),
  salt: hex,
  verifier: hex,
  groups: z.array(z.string()),
  smsMfa: z.object({ enabled: z.boolean(), preferred: z.boolean() }),
  activationCode: storedCode.optional(),
  resetCode: storedCode.optional(),
  devices: z.array(device).default([]),
  totp: totp.default({ enabled: false, preferred: false }),
  createdAt: instant,
  modifiedAt: instant,
});

const bound = { sessionHash: hex, clientId: z.string(), sub: z.uuid(), expiresAt: instant };
const challenge = z.discriminatedUnion('name', [
  z.object({ ...bound, name: z.literal('PASSWORD_VERIFIER'), key: hex, secretBlock: z.string() }),
  z.object({ ...bound, name: z.literal('SMS_MFA'), code: storedCode, deviceKey: z.string().optional() }),
  z.object({
    ...bound,
    name: z.literal('SOFTWARE_TOKEN_MFA'),
    triesLeft: z.number(),
    deviceKey: z.string().optional(),
  }),
  z.object({ ...bound, name: z.literal('DEVICE_SRP_AUTH'), deviceKey: z.string() }),
  z.object({
    ...bound,
    name: z.literal('DEVICE_PASSWORD_VERIFIER'),
    deviceKey: z.string(),
    key: hex,
    secretBlock: z.string(),
  }),
]);

/** One sign-in, which ends its refresh token and every access token made from it when it ends. */
const grant = z.object({
  originJti: z.uuid(),
  refreshHash: hex,
  clientId: z.string(),
  sub: z.uuid(),
  authTime: instant,
  expiresAt: instant,
  revoked: z.boolean(),
  /** The device that it was issued to, confirmed or not. */
  device: z.object({ key: z.string(), groupKey: z.string() }).optional(),
});

const strikes = z.object({ sub: z.uuid(), failures: z.number(), lockedUntil: instant });

export const stateSchema = z.object({
  secret: hex,
  signingKey: z.string(),
  users: z.array(user),
  challenges: z.array(challenge),
  grants: z.array(grant),
  strikes: z.array(strikes),
});

export type State = z.infer<typeof stateSchema>;
export type User = z.infer<typeof user>;
export type Challenge = z.infer<typeof challenge>;
export type Device = z.infer<typeof device>;
export type Grant = z.infer<typeof grant>;
export type StoredCode = z.infer<typeof storedCode>;
