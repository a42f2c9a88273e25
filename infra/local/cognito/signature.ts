import type { IncomingMessage } from 'node:http';
import { type SigV4Reason, SigV4Refusal } from '../sigv4/sigv4-refusal.ts';
import { verifySigV4 } from '../sigv4/verify-sigv4.ts';
import { Fault } from './fault.ts';
import type { AwsCredentials } from './pool.ts';

type Scope = { credentials: AwsCredentials; region: string };

const types: Partial<Record<SigV4Reason, string>> = {
  anonymous: 'MissingAuthenticationTokenException',
  unknownKey: 'UnrecognizedClientException',
  skewed: 'InvalidSignatureException',
  expired: 'InvalidSignatureException',
  wrongSignature: 'InvalidSignatureException',
  wrongPayloadHash: 'InvalidSignatureException',
};

/** Refuses a call that the configured key has not signed (AWS Signature Version 4). */
export const checkSignature = (request: IncomingMessage, body: Buffer, { credentials, region }: Scope): void => {
  const { method = '', url: target = '', headers } = request;
  // The local key is no secret; without this any page in the developer's browser could sign with it.
  if (headers.origin) {
    throw new Fault('AccessDeniedException', 'Administrative calls are not accepted from a browser here.');
  }
  try {
    // The signer uses the machine's clock, not the pool's, which a test may have moved.
    verifySigV4({ method, target, headers, body }, credentials, { service: 'cognito-idp', region, now: new Date() });
  } catch (error) {
    if (!(error instanceof SigV4Refusal)) throw error;
    throw new Fault(types[error.reason] ?? 'IncompleteSignatureException', error.message);
  }
};
