import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwks: { keys: object[] } };

export const makeSigningKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export const readSigningKey = (pem: string): SigningKey => {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${n}`).digest('base64');
  return { kid, privateKey, publicKey, jwks: { keys: [{ alg: 'RS256', e, kid, kty, n, use: 'sig' }] } };
};

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const keyedHash = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\0')).digest('hex');
