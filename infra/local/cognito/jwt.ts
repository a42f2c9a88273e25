import { sign, verify } from 'node:crypto';
import * as z from 'zod';
import { notAuthorized } from './fault.ts';
import type { SigningKey } from './keys.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

export const signJwt = ({ kid, privateKey }: SigningKey, claims: object): string => {
  const signed = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
};

const accessClaims = z.object({
  token_use: z.literal('access'),
  iss: z.string(),
  sub: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
  exp: z.number(),
});

const invalid = () => notAuthorized('Invalid Access Token');

/** The algorithm is ours, never the token's, so `none` and HS256 have no effect. */
export const readAccessClaims = ({ publicKey }: SigningKey, token: string): z.infer<typeof accessClaims> => {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const signed = Buffer.from(`${header}.${payload}`);
  if (rest.length > 0 || !verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) throw invalid();
  const claims = accessClaims.safeParse(decode(payload));
  if (!claims.success) throw invalid();
  return claims.data;
};
