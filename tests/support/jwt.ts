import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type Claims = Record<string, unknown>;
type Header = Record<string, unknown>;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

export const readJwt = (token: string): { header: Header; claims: Claims } => {
  const [header = '', claims = ''] = token.split('.');
  return { header: decode(header), claims: decode(claims) };
};

export const signJwt = (header: Header, claims: Claims, key: KeyObject): string => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`;
};

export const signWithSecret = (header: Header, claims: Claims, secret: string): string => {
  const content = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

export const unsigned = (header: Header, claims: Claims): string =>
  `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`;

export const makeKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
