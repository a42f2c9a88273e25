import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { computeSignature } from './compute-signature.ts';
import { type Authorization, readAuthorization } from './read-authorization.ts';
import { SigV4Refusal } from './sigv4-refusal.ts';

/** Call it only after the signature is verified: until then the declared hash is anybody's claim. */
const checkPayload = (declared: string, body: Buffer): void => {
  if (declared === 'UNSIGNED-PAYLOAD') return;
  if (declared.startsWith('STREAMING-')) {
    throw new SigV4Refusal('unsupportedPayload', `A payload of ${declared} cannot be read here.`);
  }
  if (declared === createHash('sha256').update(body).digest('hex')) return;
  throw new SigV4Refusal('wrongPayloadHash', 'The body does not match the signed x-amz-content-sha256.');
};

export type SigV4Credentials = { accessKeyId: string; secretAccessKey: string };

export type SignedRequest = {
  method: string;
  /** Path and query exactly as on the wire, still encoded: `request.url` of node:http. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

// S3 tolerates a clock that is off by 15 minutes, every other service by 5.
const toleranceOf = (service: string) => (service === 's3' ? 15 : 5) * 60_000;

const checkScope = (
  { accessKeyId, scope, date }: Authorization,
  credentials: SigV4Credentials,
  { service, region }: { service: string; region?: string },
): void => {
  if (accessKeyId !== credentials.accessKeyId) {
    throw new SigV4Refusal('unknownKey', 'The access key does not exist in our records.');
  }
  if (region !== undefined && scope[1] !== region) {
    throw new SigV4Refusal('wrongSignature', `The credential must be for ${region}.`);
  }
  if (scope[0] !== date.slice(0, 8) || scope[2] !== service) {
    throw new SigV4Refusal('malformed', `The credential must be of the day of the request and for ${service}.`);
  }
};

const checkTime = ({ signedAt, lifetime }: Authorization, now: Date, tolerance: number): void => {
  const age = now.getTime() - signedAt.getTime();
  if (lifetime === undefined) {
    if (Math.abs(age) <= tolerance) return;
    throw new SigV4Refusal('skewed', 'The difference between the request time and the current time is too large.');
  }
  if (age > lifetime * 1000) throw new SigV4Refusal('expired', 'Request has expired');
  if (age < -tolerance) throw new SigV4Refusal('notYetValid', 'Request is not yet valid');
};

/** An unsigned header that changes the operation could be added by anybody on the way. */
const checkSignedHeaders = ({ signedHeaders }: Authorization, headers: IncomingHttpHeaders): void => {
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.every((name) => signedHeaders.includes(name))) return;
  throw new SigV4Refusal('unsignedHeader', 'There were headers present in the request which were not signed.');
};

const assumePayloadHash = ({ scope, lifetime }: Authorization, body: Buffer): string => {
  if (scope[2] !== 's3') return createHash('sha256').update(body).digest('hex');
  if (lifetime !== undefined) return 'UNSIGNED-PAYLOAD';
  throw new SigV4Refusal('missingPayloadHash', 'Missing required header for this request: x-amz-content-sha256');
};

const splitAtFirst = (text: string, separator: string): [string, string?] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
};

/**
 * Accepts a request that `credentials` signed, in its header or its query.
 *
 * @throws SigV4Refusal
 */
export const verifySigV4 = (
  request: SignedRequest,
  credentials: SigV4Credentials,
  expected: { service: string; now: Date /** Any region when left out. */; region?: string },
): void => {
  const [rawPath = '', rawQuery = ''] = splitAtFirst(request.target, '?');
  const query = new URLSearchParams(rawQuery);
  const authorization = readAuthorization(request.headers, query);
  checkScope(authorization, credentials, expected);
  checkTime(authorization, expected.now, toleranceOf(expected.service));
  checkSignedHeaders(authorization, request.headers);

  const payloadHash = authorization.payloadHash ?? assumePayloadHash(authorization, request.body);
  const parts = { method: request.method, rawPath, query, headers: request.headers, payloadHash };
  const signature = computeSignature(parts, authorization, credentials.secretAccessKey);
  const given = Buffer.from(authorization.signature, 'hex');
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) {
    throw new SigV4Refusal('wrongSignature', 'The signature does not match; check the secret key and how it is used.');
  }
  checkPayload(payloadHash, request.body);
};
