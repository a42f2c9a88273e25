import { createHash } from 'node:crypto';
import { SigV4Refusal } from './sigv4-refusal.ts';

/** Call it only after the signature is verified: until then the declared hash is anybody's claim. */
export const checkPayload = (declared: string, body: Buffer): void => {
  if (declared === 'UNSIGNED-PAYLOAD') return;
  if (declared.startsWith('STREAMING-')) {
    throw new SigV4Refusal('unsupportedPayload', `A payload of ${declared} cannot be read here.`);
  }
  if (declared === createHash('sha256').update(body).digest('hex')) return;
  throw new SigV4Refusal('wrongPayloadHash', 'The body does not match the signed x-amz-content-sha256.');
};
