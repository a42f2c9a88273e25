import type { IncomingHttpHeaders } from 'node:http';
import { type SigV4Reason, SigV4Refusal } from '../sigv4/sigv4-refusal.ts';
import { type SignedRequest, type SigV4Credentials, verifySigV4 } from '../sigv4/verify-sigv4.ts';
import { createBucket } from './bucket-operations.ts';
import { chooseOperation } from './choose-operation.ts';
import { formatXml } from './format-xml.ts';
import type { ObjectFiles } from './object-files.ts';
import type { Reply } from './operation.ts';
import { isPostedForm, postObject } from './post-object.ts';
import { readAddress } from './read-address.ts';
import { S3Error, type S3ErrorCode } from './s3-error.ts';

export const largestBody = 64 * 1024 * 1024;

type Store = { files: ObjectFiles; credentials: SigV4Credentials };

const runOperation = async (signed: SignedRequest, { files, credentials }: Store, now: Date): Promise<Reply> => {
  const { method, target, headers, body } = signed;
  if (body.length > largestBody) throw new S3Error('EntityTooLarge', 'Your proposed upload is too large.');
  if (isPostedForm(method, headers) && headers.authorization === undefined) {
    return await postObject({ target, headers, body }, { files, credentials, now });
  }
  // Checked first: without the secret nobody learns even whether a bucket exists.
  verifySigV4(signed, credentials, { service: 's3', now });
  const { bucket, key, query } = readAddress(target);
  const run = chooseOperation(method, { key, query, headers });
  if (run !== createBucket && !(await files.hasBucket(bucket))) {
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  }
  return run({ bucket, key, query, headers, body, now, files });
};

const codes: Record<SigV4Reason, S3ErrorCode> = {
  anonymous: 'AccessDenied',
  twoMechanisms: 'InvalidArgument',
  malformed: 'AuthorizationHeaderMalformed',
  unknownKey: 'InvalidAccessKeyId',
  unsignedHeader: 'AccessDenied',
  skewed: 'RequestTimeTooSkewed',
  notYetValid: 'AccessDenied',
  expired: 'AccessDenied',
  wrongSignature: 'SignatureDoesNotMatch',
  missingPayloadHash: 'InvalidRequest',
  wrongPayloadHash: 'XAmzContentSHA256Mismatch',
  unsupportedPayload: 'NotImplemented',
};

const explainRefusal = (refusal: SigV4Refusal): S3Error => new S3Error(codes[refusal.reason], refusal.message);

const formatError = (error: unknown): Reply => {
  const known = error instanceof SigV4Refusal ? explainRefusal(error) : error;
  if (!(known instanceof S3Error)) console.error('The object store failed:', error);
  const { status, code, message } =
    known instanceof S3Error ? known : new S3Error('InternalError', 'We encountered an internal error.');
  const headers = { 'content-type': 'application/xml' };
  return { status, headers, body: formatXml('Error', { Code: code, Message: message }) };
};

// The site of this machine, on any port; in the cloud the buckets name their own site.
const ourSite = /^http:\/\/localhost(:\d+)?$/;

/** Lets a page of the site see the answer to a file that it posted. */
const corsHeaders = ({ origin }: IncomingHttpHeaders): Record<string, string> =>
  origin !== undefined && ourSite.test(origin) ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {};

/** The answer to the preflight request of a browser that posts a file with progress. */
const answerPreflight = (headers: IncomingHttpHeaders): Reply => {
  const allowed = corsHeaders(headers);
  const isPost = headers['access-control-request-method'] === 'POST';
  if (!isPost || Object.keys(allowed).length === 0) {
    throw new S3Error('AccessDenied', 'CORSResponse: This CORS request is not allowed.');
  }
  return { status: 200, headers: { ...allowed, 'access-control-allow-methods': 'POST' } };
};

const withCors = (method: string, headers: IncomingHttpHeaders, reply: Reply): Reply =>
  method === 'POST' ? { ...reply, headers: { ...reply.headers, ...corsHeaders(headers) } } : reply;

export const answerRequest = async (signed: SignedRequest, store: Store, now: Date): Promise<Reply> => {
  const { method, headers } = signed;
  try {
    if (method === 'OPTIONS') return answerPreflight(headers);
    return withCors(method, headers, await runOperation(signed, store, now));
  } catch (error) {
    return withCors(method, headers, formatError(error));
  }
};
