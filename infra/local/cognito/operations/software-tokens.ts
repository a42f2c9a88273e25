import * as z from 'zod';
import { Fault } from '../fault.ts';
import { define } from '../operation.ts';
import { requireAccessToken } from '../tokens.ts';
import { findPeriod, makeSecret, toBase32 } from '../totp.ts';

const AccessToken = z.string().min(1).max(8192);
const notFound = (message: string) => new Fault('SoftwareTokenMFANotFoundException', message);

/** Offers a secret; the existing app stays valid until a code of the new one has been given. */
export const associateSoftwareToken = define(z.object({ AccessToken }), (pool, { AccessToken }) => {
  const { user } = requireAccessToken(pool, AccessToken);
  const offered = makeSecret();
  Object.assign(user, { totp: { ...user.totp, offered }, modifiedAt: pool.now() });
  return { SecretCode: toBase32(offered) };
});

export const verifySoftwareToken = define(
  z.object({
    AccessToken,
    UserCode: z.string().regex(/^\d{6}$/),
    FriendlyDeviceName: z.string().max(131072).optional(),
  }),
  (pool, { AccessToken, UserCode }) => {
    const { user } = requireAccessToken(pool, AccessToken);
    const { offered, enabled, preferred } = user.totp;
    if (offered === undefined) throw notFound('Software token MFA has not been associated');
    const usedPeriod = findPeriod(offered, UserCode, pool.now());
    if (usedPeriod === undefined) throw new Fault('EnableSoftwareTokenMFAException', 'Code mismatch');
    Object.assign(user, { totp: { enabled, preferred, secret: offered, usedPeriod }, modifiedAt: pool.now() });
    return { Status: 'SUCCESS' };
  },
);
